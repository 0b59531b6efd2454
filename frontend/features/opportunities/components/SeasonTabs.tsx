import { Link } from 'react-router-dom';
import { cx } from '#frontend/ui/style/cx.ts';
import { seasonsFrom } from '#shared/features/seasons.ts';
import { seasonInWords } from '../filters.ts';

/** The seasons that are offered: this one and those that follow. */
const OFFERED = 3;

interface SeasonTabsProps {
  chosen: string;
  /** The query string of a season. */
  searchFor: (season: string) => string;
}

/** All internships, and those that begin in one of the next seasons. */
export function SeasonTabs({ chosen, searchFor }: SeasonTabsProps) {
  const today = new Date().toISOString().slice(0, 10);
  const tabs = [
    { season: '', label: 'All Internships' },
    ...seasonsFrom(today, OFFERED).map((season) => ({ season, label: seasonInWords(season) })),
  ];
  return (
    <nav aria-label="Seasons" className="-mx-4 mb-1 overflow-x-auto px-4 md:mx-0 md:mb-4 md:px-0">
      <ul className="flex gap-1 border-b border-line">
        {tabs.map(({ season, label }) => (
          <li key={season} className="flex">
            <Link
              to={searchFor(season)}
              aria-current={season === chosen ? 'page' : undefined}
              className={cx(
                '-mb-px flex min-h-11 items-center border-b-2 px-3 text-small whitespace-nowrap',
                season === chosen
                  ? 'border-brand font-medium text-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
