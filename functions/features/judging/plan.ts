import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { packed, unpacked } from '#functions/parts/judging/packed.ts';
import type { JudgedEntry, JudgeRecord, JudgingRecord, TaskRecord } from '#functions/parts/judging/record.ts';
import { judgedEntriesOf, judgesOf, tasksOf } from '#functions/parts/judging/repository.ts';
import { assign, type Plan } from '#shared/features/judging/assignment.ts';
import { JUDGES_PER_ENTRY } from '#shared/features/judging/rules.ts';

const givenSchema = z.object({ judgeId: z.string(), entryId: z.string(), place: z.number().int() });
const planSchema = z.object({
  common: z.array(z.string()),
  added: z.array(givenSchema),
  /** What is taken from judges who were late, are no judges any more, or in whom a conflict was found. */
  taken: z.array(
    z.object({ judgeId: z.string(), entryId: z.string(), status: z.enum(['late', 'conflict']) }),
  ),
  /** Of late judges, what nobody else can score. */
  overdue: z.number().int(),
  short: z.number().int(),
});
/** What a round assigns. */
export type RoundPlan = z.infer<typeof planSchema>;

interface Stored {
  readonly entries: readonly JudgedEntry[];
  readonly judges: readonly JudgeRecord[];
  readonly tasks: readonly TaskRecord[];
}

/**
 * Who must not get an entry: judges who have a conflict, or had one when it was taken from them, but for a conflict that was found
 * after they scored it.
 */
const barredFrom = (entry: JudgedEntry, tasks: readonly TaskRecord[]): ReadonlySet<string> => {
  const having = (status: TaskRecord['status']): string[] =>
    tasks.filter((task) => task.status === status).map(({ judgeId }) => judgeId);
  const scored = having('scored');
  return new Set([
    ...entry.found.filter((judgeId) => !scored.includes(judgeId)),
    ...(entry.declared ?? []),
    ...having('conflict'),
  ]);
};

/** The entries that are judged, with what was assigned of each. */
const judgedOf = ({ entries, tasks }: Stored) => {
  const ofEntry = new Map<string, TaskRecord[]>();
  for (const task of tasks) {
    const all = ofEntry.get(task.entryId);
    if (all) all.push(task);
    else ofEntry.set(task.entryId, [task]);
  }
  return entries
    .filter(({ out }) => out !== true)
    .map((entry) => {
      const own = ofEntry.get(entry.entryId) ?? [];
      return { id: entry.entryId, tasks: own, barred: barredFrom(entry, own) };
    });
};
type Judged = ReturnType<typeof judgedOf>;

/** What is taken from judges: for a conflict, because they left, or, where others can score it, because they are late. */
const takenFrom = ({ roundAt = '' }: JudgingRecord, { judges, tasks }: Stored, judged: Judged) => {
  const current = new Set(judges.map(({ userId }) => userId));
  const tied = judged.flatMap(({ tasks: own, barred }) =>
    own.filter(({ status, judgeId }) => status === 'waiting' && barred.has(judgeId)),
  );
  // Also of entries that were withdrawn.
  const left = tasks.filter(
    (task) => task.status === 'waiting' && !current.has(task.judgeId) && !tied.includes(task),
  );
  const overdue = judged.flatMap(({ tasks: own }) =>
    own.filter(
      (task) =>
        task.status === 'waiting' && task.dueAt <= roundAt && !tied.includes(task) && !left.includes(task),
    ),
  );
  return { tied, left, overdue };
};

const takenAs =
  (status: 'late' | 'conflict') =>
  ({ judgeId, entryId }: TaskRecord): RoundPlan['taken'][number] => ({ judgeId, entryId, status });

/** What a round assigns, from what is stored when it begins. */
export const planned = (judging: JudgingRecord, stored: Stored): RoundPlan => {
  const { seed = '', round } = judging;
  const judged = judgedOf(stored);
  const { tied, left, overdue } = takenFrom(judging, stored, judged);
  const gone = new Set([...tied, ...left, ...overdue]);
  const kept = judged
    .flatMap(({ tasks }) => tasks)
    .filter((task) => task.status === 'scored' || (task.status === 'waiting' && !gone.has(task)));
  const late = new Set(overdue.map(({ judgeId }) => judgeId));
  const onTime = stored.judges.filter(({ userId }) => !late.has(userId));
  const keyOfJudge = new Map(stored.judges.map(({ userId, key }) => [userId, key]));
  const idOf = new Map(stored.judges.map(({ userId, key }) => [key, userId]));
  const { common, added, short }: Plan =
    onTime.length === 0
      ? { common: judging.common, added: [], short: judged.map(({ id }) => id) }
      : assign({
          seed,
          round,
          judges: onTime.map(({ key }) => key),
          entries: judged.map(({ id, barred }) => ({
            id,
            conflicts: [...barred].flatMap((judgeId) => keyOfJudge.get(judgeId) ?? []),
          })),
          common: judging.common,
          // One who was taken off and came back has another key.
          kept: kept.map(({ judgeId, judgeKey, entryId, place }) => ({
            judge: keyOfJudge.get(judgeId) ?? judgeKey,
            entryId,
            place,
          })),
        });
  // What nobody else can score stays with who is late: that is better than no score at all.
  const stays = overdue.filter(({ entryId }) => short.includes(entryId));
  const count = new Map<string, number>();
  for (const { entryId } of [...kept, ...added, ...stays]) count.set(entryId, (count.get(entryId) ?? 0) + 1);
  return {
    common: [...common],
    added: added.map(({ judge, entryId, place }) => ({ judgeId: idOf.get(judge) ?? '', entryId, place })),
    taken: [
      ...tied.map(takenAs('conflict')),
      ...[...left, ...overdue.filter((task) => !stays.includes(task))].map(takenAs('late')),
    ],
    overdue: stays.length,
    short: judged.filter(({ id }) => (count.get(id) ?? 0) < JUDGES_PER_ENTRY).length,
  };
};

const storedSchema = z.object({ plan: z.instanceof(Uint8Array) });
const keyParts = ({ challengeId, round }: JudgingRecord) => ({ challengeId, round: String(round) });

/** The plan of a round, if it was made. */
export const getPlan = async (judging: JudgingRecord): Promise<RoundPlan | undefined> => {
  const stored = await getItem(storedSchema, keyOf('judging-plan', keyParts(judging)));
  return stored && unpacked(planSchema, stored.plan);
};

/** Makes the plan of a round. It is stored once: a round that was interrupted goes on with the same, whatever was scored meanwhile. */
export const makePlan = async (judging: JudgingRecord): Promise<void> => {
  const { challengeId } = judging;
  const [entries, judges, tasks] = await Promise.all([
    judgedEntriesOf(challengeId),
    judgesOf(challengeId),
    tasksOf(challengeId),
  ]);
  await unlessRefused(
    putItem({
      Item: {
        ...itemOf('judging-plan', keyParts(judging)),
        plan: packed(planned(judging, { entries, judges, tasks })),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
};
