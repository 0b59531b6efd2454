import { seasonsFrom } from '#shared/features/seasons.ts';
import { EXPLORE_FILTERS, type Filters, seasonInWords } from '../filters.ts';
import { savedSearch, useSavedCounts } from '../saved.ts';
import { LinkTabs } from './LinkTabs.tsx';

/** The seasons that are offered: this one and those that follow. */
const OFFERED = 3;

interface SeasonTabsProps {
  /** Of the search; undefined among the saved ones. */
  filters: Filters | undefined;
}

/** All internships, those that begin in one of the next seasons, and those that the user has saved. */
export function SeasonTabs({ filters }: SeasonTabsProps) {
  const counts = useSavedCounts('internship');
  const today = new Date().toISOString().slice(0, 10);
  const searchFor = (season: string) =>
    `?${EXPLORE_FILTERS.write({ ...(filters ?? EXPLORE_FILTERS.none), season })}`;
  const seasons = ['', ...seasonsFrom(today, OFFERED)].map((season) => ({
    label: season === '' ? 'All Internships' : seasonInWords(season),
    to: searchFor(season),
    current: filters?.season === season,
  }));
  const saved = { label: `Saved (${counts?.all ?? 0})`, to: savedSearch(), current: filters === undefined };
  return <LinkTabs label="Internships" tabs={counts ? [...seasons, saved] : seasons} />;
}
