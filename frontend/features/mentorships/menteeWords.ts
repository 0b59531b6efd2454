import { inOneLine, isolated } from '#shared/core/isolation.ts';
import { endOf, type MeetingTime } from '#shared/features/meetings/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** `Computer Science · University of Porto · 2027`; empty where the profile says none of it to the mentor. */
export const studyInWords = ({ university, major, year }: Mentorship['mentee']): string =>
  inOneLine([major, university, year]);

/** Something that happened in a mentorship. */
interface Activity {
  readonly at: string;
  readonly what: string;
}

/** What of a mentorship tells what happened. */
interface Happened extends Pick<Mentorship, 'createdAt' | 'startedAt' | 'lastContactAt' | 'progress'> {
  readonly sessions: readonly (MeetingTime & { readonly topic: string })[];
}

/** How many of the latest are shown. */
const SHOWN = 4;

/** What happened in a mentorship, the latest first. */
export const recentActivity = ({
  createdAt,
  startedAt,
  lastContactAt,
  progress,
  sessions,
}: Happened): readonly Activity[] => {
  const held = sessions
    .filter(({ status }) => status === 'held')
    .map((session) => ({
      at: new Date(endOf(session)).toISOString(),
      what: `Session held: ${isolated(session.topic)}`,
    }));
  // A session is a contact, too.
  const isMessage = lastContactAt !== undefined && !held.some(({ at }) => at === lastContactAt);
  return [
    { at: createdAt, what: 'Request sent' },
    ...(startedAt === undefined ? [] : [{ at: startedAt, what: 'Mentorship began' }]),
    ...(isMessage ? [{ at: lastContactAt, what: 'Last message' }] : []),
    ...held,
    ...progress.map(({ at }) => ({ at, what: 'Goals agreed' })),
  ]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN);
};
