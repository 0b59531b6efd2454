import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { ConditionFailed, getItem, getItems, type Key, putItem, updateItem } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { ifMissing, updateOf } from '#functions/core/update.ts';
import { earliestDay, isOpenOn } from '#shared/core/opportunity-days.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { MARKS_AT_MOST, type MarkList } from '#shared/core/saved-rules.ts';
import { opportunityKey } from '../opportunities/repository.ts';

/** The ids of opportunities, each with the moment since when, in milliseconds. */
const idsSchema = z
  .record(z.string(), z.number())
  .transform((moments): ReadonlyMap<string, number> => new Map(Object.entries(moments)));

/** The marks of a user. `applied` names those with an application that was not withdrawn. */
export const marksSchema = z.object({ applied: idsSchema, saved: idsSchema, hidden: idsSchema });
export type Marks = z.infer<typeof marksSchema>;

export const marksKey = (userId: string): Key => keyOf('marks', { userId });

const NO_MARKS: Marks = { applied: new Map(), saved: new Map(), hidden: new Map() };

/**
 * What a user has applied to, saved and hidden: one consistent read of a unit for each 90 marks. A user without the record has
 * marked nothing: the first application makes it, as the first mark does.
 */
export const marksOf = async (userId: string): Promise<Marks> =>
  (await getItem(marksSchema, marksKey(userId))) ?? NO_MARKS;

/** The record of the marks of a user with these applications, by the id of the opportunity. */
export const marksItem = (userId: string, applied: Readonly<Record<string, number>>) => ({
  ...itemOf('marks', { userId }),
  applied,
  saved: {},
  hidden: {},
});

/** Adds an opportunity to a list, or leaves it as it is there. Fails without the record, and when the list is full. */
export const addMark = (
  list: MarkList,
  userId: string,
  opportunityId: string,
  at: Date,
): Required<Pick<Write, 'Update'>> => ({
  Update: updateOf(
    marksKey(userId),
    { setAt: [[[list, opportunityId], ifMissing(at.getTime())]] },
    {
      condition: 'attribute_exists(pk) AND (attribute_exists(#list.#id) OR size(#list) < :most)',
      names: { '#list': list, '#id': opportunityId },
      values: { ':most': MARKS_AT_MOST[list] },
    },
  ),
});

/** Removes an opportunity from a list, if it is there. Fails without the record. */
export const removeMark = (
  list: MarkList,
  userId: string,
  opportunityId: string,
): Required<Pick<Write, 'Update'>> => ({
  Update: updateOf(
    marksKey(userId),
    { remove: [[list, opportunityId]] },
    { condition: 'attribute_exists(pk)' },
  ),
});

/** Makes the record of a user who has marked nothing yet. While there is none, no application begins: it needs the record. */
const build = async (userId: string): Promise<void> => {
  // Refused when another request has made it.
  await unlessRefused(
    putItem({ Item: marksItem(userId, {}), ConditionExpression: 'attribute_not_exists(pk)' }),
  );
};

/** How many of the oldest marks are looked at to make room for new ones. */
const OLDEST = 100;

/** Which of these opportunities take applications. */
const openAmong = async (ids: readonly string[], day: string): Promise<ReadonlySet<string>> => {
  const schema = z.object({ id: z.string(), status: z.enum(OPPORTUNITY_STATUSES), deadline: z.string() });
  const found = await getItems(schema, ids.map(opportunityKey));
  return new Set(found.filter((one) => isOpenOn(day, one)).map(({ id }) => id));
};

/** Removes the oldest of a full list that may go. Throws `limit_reached` when none may. */
const makeRoom = async (list: MarkList, userId: string, marks: Marks, now: Date): Promise<void> => {
  const oldest = [...marks[list]]
    .sort(([, a], [, b]) => a - b)
    .slice(0, OLDEST)
    .map(([id]) => id);
  const open = list === 'applied' ? await openAmong(oldest, earliestDay(now)) : new Set();
  const removed = list === 'saved' ? [] : oldest.filter((id) => !open.has(id));
  if (removed.length === 0)
    throw new AppError('limit_reached', {
      message:
        list === 'saved'
          ? `You’ve saved ${MARKS_AT_MOST.saved} opportunities, which is the most. Remove some first.`
          : `You have ${MARKS_AT_MOST.applied} applications, which is the most.`,
    });
  await updateItem(updateOf(marksKey(userId), { remove: removed.map((id) => [list, id] as const) }));
};

/** Only the write of the marks failed, and now it may succeed. */
class Unready extends Error {}

/** The step that a transaction in `withRoomFor` has. */
type MarkSteps = { readonly mark: Write };

/** Whether the marks refused a write: the only one, or the step `mark` of a transaction in which no other was refused. */
const refusedByMarks = (error: unknown): boolean =>
  error instanceof ConditionFailed ||
  (isRefused<MarkSteps>(error) && error.failed.mark !== undefined && Object.keys(error.failed).length === 1);

/**
 * Does a write of marks: one alone, or the step `mark` of a transaction. When there is no record yet, it is made; when the
 * list is full, room is made; then the write is tried again. Throws `limit_reached` when there is no room to make.
 */
export const withRoomFor = <T>(
  list: MarkList,
  userId: string,
  now: Date,
  write: () => Promise<T>,
): Promise<T> =>
  retrying(
    async () => {
      try {
        return await write();
      } catch (error) {
        if (!refusedByMarks(error)) throw error;
        const marks = await getItem(marksSchema, marksKey(userId));
        if (!marks) await build(userId);
        else if (marks[list].size >= MARKS_AT_MOST[list]) await makeRoom(list, userId, marks, now);
        throw new Unready('', { cause: error });
      }
    },
    (error) => error instanceof Unready,
  );
