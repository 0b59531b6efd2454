import type * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { dueFields } from './due.ts';
import {
  type JudgedEntry,
  type JudgeRecord,
  type JudgingRecord,
  judgedEntrySchema,
  judgeRecordSchema,
  judgingRecordSchema,
  type TaskRecord,
  taskRecordSchema,
} from './record.ts';

export const judgingKey = (challengeId: string): Key => keyOf('judging', { challengeId });
export const judgeKey = (challengeId: string, userId: string): Key =>
  keyOf('challenge-judge', { challengeId, userId });
export const taskKey = (challengeId: string, judgeId: string, entryId: string): Key =>
  keyOf('judging-task', { challengeId, judgeId, entryId });
export const judgedEntryKey = (challengeId: string, entryId: string): Key =>
  keyOf('judged-entry', { challengeId, entryId });

export const getJudging = (challengeId: string): Promise<JudgingRecord | undefined> =>
  getItem(judgingRecordSchema, judgingKey(challengeId));

export const getJudge = (challengeId: string, userId: string): Promise<JudgeRecord | undefined> =>
  getItem(judgeRecordSchema, judgeKey(challengeId, userId));

export const getTask = (
  challengeId: string,
  judgeId: string,
  entryId: string,
): Promise<TaskRecord | undefined> => getItem(taskRecordSchema, taskKey(challengeId, judgeId, entryId));

export const getJudgedEntry = (challengeId: string, entryId: string): Promise<JudgedEntry | undefined> =>
  getItem(judgedEntrySchema, judgedEntryKey(challengeId, entryId));

/** All records of a partition whose sort keys begin with a text, read consistently. */
const allOf = async <T extends z.ZodType>(schema: T, { pk, sk }: Key): Promise<z.output<T>[]> => {
  const found: z.output<T>[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(schema, {
      KeyConditionExpression: sk === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ...(sk !== '' && { ':sk': sk }) },
      ConsistentRead: true,
      Limit: 1000,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after);
  return found;
};

/** The judges of a challenge, thirty at most. */
export const judgesOf = (challengeId: string): Promise<JudgeRecord[]> =>
  allOf(judgeRecordSchema, judgeKey(challengeId, ''));

/** Everything that was assigned, whatever became of it. A few hundred bytes for each, without comments. */
export const tasksOf = (challengeId: string): Promise<TaskRecord[]> =>
  allOf(taskRecordSchema, { ...taskKey(challengeId, '', ''), sk: '' });

/** The entries that are judged, without their texts. */
export const judgedEntriesOf = (challengeId: string): Promise<JudgedEntry[]> =>
  allOf(judgedEntrySchema, judgedEntryKey(challengeId, ''));

/** What these judges have to do with an entry; a hundred at most. */
export const tasksOfEntry = (
  challengeId: string,
  entryId: string,
  judgeIds: readonly string[],
): Promise<TaskRecord[]> =>
  getItems(
    taskRecordSchema,
    judgeIds.map((judgeId) => taskKey(challengeId, judgeId, entryId)),
    true,
  );

const PLACE_LENGTH = 6;

/** A task with its place in the judge’s list. */
export const taskItem = (task: TaskRecord) => ({
  ...itemOf('judging-task', task),
  ...task,
  ...listKey('judging-task', 'ofJudge', {
    ...task,
    order: String(task.place).padStart(PLACE_LENGTH, '0'),
  }),
});

/** A judge with their place in the list of the challenges of a user. */
export const judgeItem = (judge: JudgeRecord) => ({
  ...itemOf('challenge-judge', judge),
  ...judge,
  ...listKey('challenge-judge', 'ofUser', { ...judge, part: 'judge' }),
});

/** The state before anything is assigned. */
export const newJudging = (challengeId: string, now: Date): JudgingRecord => ({
  challengeId,
  phase: 'before',
  turn: 0,
  round: -1,
  prepares: true,
  common: [],
  entries: 0,
  short: 0,
  open: 0,
  dues: [],
  announced: [],
  changedAt: now.toISOString(),
});

/** The write of a change, with its place in the list of what is due. It fails when something has changed since it was read. */
export const judgingWrite = (
  judging: JudgingRecord,
  fields: Partial<JudgingRecord>,
  now: Date,
): Required<Pick<Write, 'Put'>> => {
  const { dueAt: _, ...next } = {
    ...judging,
    ...fields,
    turn: judging.turn + 1,
    changedAt: now.toISOString(),
  };
  const condition =
    judging.turn === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'turn = :turn', ExpressionAttributeValues: { ':turn': judging.turn } };
  return { Put: { Item: { ...itemOf('judging', next), ...next, ...dueFields(next).set }, ...condition } };
};

/**
 * The write that counts what has changed of the scores. It needs nothing to be read, so that many judges can score at once. It fails
 * when results are published.
 */
export const countedWrite = (challengeId: string, open: number, now: Date): Write => ({
  Update: updateOf(
    judgingKey(challengeId),
    { set: { changedAt: now.toISOString() }, add: { turn: 1, open } },
    {
      condition: '#phase IN (:assigning, :judging)',
      names: { '#phase': 'phase' },
      values: { ':assigning': 'assigning', ':judging': 'judging' },
    },
  ),
});

type JudgeCount = 'assigned' | 'scored' | 'conflicts' | 'late';

/** The write that counts what a judge has done. It fails when they are no judge any more. */
export const judgeWrite = (
  challengeId: string,
  userId: string,
  add: Partial<Record<JudgeCount, number>>,
): Write => ({
  Update: updateOf(judgeKey(challengeId, userId), { add }, { condition: 'attribute_exists(pk)' }),
});

/** The write that changes a task, as it was read. */
export const taskWrite = (
  { challengeId, judgeId, entryId, version }: TaskRecord,
  set: Partial<TaskRecord>,
  remove: readonly (keyof TaskRecord)[] = [],
): Write => ({
  Update: updateOf(
    taskKey(challengeId, judgeId, entryId),
    { set, remove, add: { version: 1 } },
    asRead({ version }),
  ),
});
