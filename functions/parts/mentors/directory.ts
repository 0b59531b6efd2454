import * as z from 'zod';
import type { Seeker } from '#shared/features/mentors/fit.ts';
import type { MentorSummary } from '#shared/features/mentors/schema.ts';
import { approvalPosition, approvalPositionSchema, mentorsBy } from './approval-list.ts';
import { catalogOf } from './catalog/catalog.ts';
import { currentMentors } from './catalog/current.ts';
import type { Question } from './catalog/find.ts';

/** Where a search of the directory goes on: in its order, or in the list that answers while there is no snapshot. */
export const positionSchema = z.union([
  z.object({
    rank: z.number(),
    free: z.number(),
    id: z.string(),
    /** The latest entry of the log that the page knew: the next one knows no less. */
    number: z.number().int(),
  }),
  z.object({ listed: approvalPositionSchema }),
]);
export type Position = z.infer<typeof positionSchema>;

/** What is asked of the directory. */
export interface Wanted {
  readonly question: Question;
  /** The student by whose fit mentors are ordered; without one they are ordered by their next free time. */
  readonly seeker: Seeker | undefined;
  /** Mentors who are left out. */
  readonly hidden?: ReadonlySet<string>;
  readonly after?: Position | undefined;
  readonly limit: number;
  readonly now: Date;
}

export interface DirectoryPage {
  readonly items: MentorSummary[];
  /** How many there are in all; of one page, while there is no snapshot. */
  readonly total: number;
  readonly next: Position | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();
/** Records that a page without a snapshot looks at: some five read units, and fewer as a rule. */
const READ = 12;

/** A page out of the list of approved mentors, in the order of the list, and short: for while no snapshot can be read. */
const fromList = async ({
  question,
  seeker,
  hidden = NOBODY,
  after,
  now,
}: Wanted): Promise<DirectoryPage> => {
  const from = after && 'listed' in after ? after.listed : undefined;
  const found = await mentorsBy('approved', READ, from);
  // With the whole vocabulary of skills, which a page of the catalog does without.
  const { changeOf } = await import('./catalog/compose.ts');
  const listed = found
    .map(changeOf)
    .flatMap(({ version, listing }) => (listing ? [{ version, listing }] : []));
  const asked = { question, seeker, hidden, after: undefined, count: READ, now: now.getTime() };
  const { items, total } = catalogOf(listed).find(asked);
  const last = found.length === READ ? found.at(-1) : undefined;
  return { items, total, next: last && { listed: approvalPosition(last) } };
};

/** A page of the mentors who can be asked now. One read unit at most while the catalog is warm. */
export const findMentors = async (wanted: Wanted): Promise<DirectoryPage> => {
  const { question, seeker, hidden = NOBODY, after, limit, now } = wanted;
  const from = after && 'number' in after ? after : undefined;
  const catalog = await currentMentors(now, from?.number);
  // A search that began in the list ends there.
  if (!catalog || (after && !from)) return fromList(wanted);
  const asked = { question, seeker, hidden, after: from, count: limit, now: now.getTime() };
  const { items, total, next } = catalog.find(asked);
  return { items, total, next: next && { ...next, number: catalog.number } };
};
