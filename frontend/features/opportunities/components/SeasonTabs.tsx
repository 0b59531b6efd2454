import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { seasonsFrom } from '#shared/core/seasons.ts';
import { EXPLORE_FILTERS, type Filters, seasonInWords } from '../exploreFilters.ts';
import { LinkTab, LinkTabs } from './LinkTabs.tsx';
import { SavedTab } from './SavedTab.tsx';

/** The seasons that are offered: this one and those that follow. */
const OFFERED = 3;

export interface SeasonTabsProps {
  /** Of the search; undefined among the saved ones. */
  filters: Filters | undefined;
}

/** All internships, those that begin in one of the next seasons, and those that the user has saved. */
export function SeasonTabs({ filters }: SeasonTabsProps) {
  const today = serverDate().toISOString().slice(0, 10);
  const searchFor = (season: string) =>
    `?${EXPLORE_FILTERS.write({ ...(filters ?? EXPLORE_FILTERS.none), season })}`;
  return (
    <LinkTabs label="Seasons">
      {['', ...seasonsFrom(today, OFFERED)].map((season) => (
        <LinkTab
          key={season}
          label={season === '' ? 'All Internships' : seasonInWords(season)}
          to={searchFor(season)}
          current={filters?.season === season}
        />
      ))}
      <SavedTab current={filters === undefined} />
    </LinkTabs>
  );
}
