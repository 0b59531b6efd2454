import { inOneLine } from '#shared/core/isolation.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** `Computer Science · University of Porto · 2027`; empty where the profile says none of it to the mentor. */
export const studyInWords = ({ university, major, year }: Mentorship['mentee']): string =>
  inOneLine([major, university, year]);

/** Something that happened in a mentorship. */
interface Activity {
  readonly at: string;
  readonly what: string;
}

/** How many of the latest are shown. */
const SHOWN = 4;

/** What happened in a mentorship, the latest first. */
export const recentActivity = ({
  createdAt,
  startedAt,
  lastContactAt,
  progress,
}: Pick<Mentorship, 'createdAt' | 'startedAt' | 'lastContactAt' | 'progress'>): readonly Activity[] =>
  [
    { at: createdAt, what: 'Request sent' },
    ...(startedAt === undefined ? [] : [{ at: startedAt, what: 'Mentorship began' }]),
    ...(lastContactAt === undefined ? [] : [{ at: lastContactAt, what: 'Last session or message' }]),
    ...progress.map(({ at }) => ({ at, what: 'Goals agreed' })),
  ]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN);
