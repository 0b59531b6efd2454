import { inParallel } from '#functions/core/in-parallel.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import type { JudgedEntry, JudgeRecord, JudgingRecord } from '#functions/parts/judging/record.ts';
import {
  countedWrite,
  getTask,
  judgedEntriesOf,
  judgesOf,
  judgeWrite,
  taskItem,
  taskWrite,
} from '#functions/parts/judging/repository.ts';
import { JUDGING_MS } from '#shared/features/judging/rules.ts';
import type { RoundPlan } from './plan.ts';

/** How many assignments one transaction writes, all of one judge, and how many transactions one task makes. */
const CHUNK = 40;
const CHUNKS = 25;
const AT_ONCE = 4;

/** When what a round assigns is due. */
export const roundDue = ({ roundAt = '' }: JudgingRecord): string =>
  new Date(Date.parse(roundAt) + JUDGING_MS).toISOString();

type Given = RoundPlan['added'][number];

/** The assignments of a plan in parts, each of one judge. */
const chunksOf = ({ added }: RoundPlan): Given[][] => {
  const ofJudge = new Map<string, Given[]>();
  for (const given of added) {
    const all = ofJudge.get(given.judgeId);
    if (all) all.push(given);
    else ofJudge.set(given.judgeId, [given]);
  }
  return [...ofJudge.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK)),
  );
};

/** Waits for a transaction that another delivery of the same task may have made before: then it changes nothing. */
const unlessMade = async (write: Promise<void>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    return false;
  }
};

/** Writes one part, or nothing of it. What a judge was late with in an earlier round may come back to them. */
const writeChunk = async (
  judging: JudgingRecord,
  { common }: RoundPlan,
  chunk: readonly Given[],
  judge: JudgeRecord | undefined,
  entries: ReadonlyMap<string, JudgedEntry>,
): Promise<void> => {
  if (!judge) return;
  const { challengeId, round } = judging;
  const { userId: judgeId, key: judgeKey } = judge;
  const now = new Date(judging.roundAt ?? judging.changedAt);
  const tasks = chunk.map(
    ({ entryId, place }): Write => ({
      Put: {
        Item: taskItem({
          challengeId,
          judgeId,
          judgeKey,
          entryId,
          title: entries.get(entryId)?.title ?? '',
          round,
          place,
          common: common.includes(entryId),
          status: 'waiting',
          dueAt: roundDue(judging),
          version: 1,
        }),
        ConditionExpression: 'attribute_not_exists(pk) OR (#status = :late AND #round < :round)',
        ExpressionAttributeNames: { '#status': 'status', '#round': 'round' },
        ExpressionAttributeValues: { ':late': 'late', ':round': round },
      },
    }),
  );
  await unlessMade(
    transact({
      tasks,
      judge: judgeWrite(challengeId, judgeId, { assigned: chunk.length }),
      judging: countedWrite(challengeId, chunk.length, now),
    }),
  );
};

/** Writes a part of the plan, and returns where the next begins; undefined at the end. Repeated, it changes nothing. */
export const writePlan = async (
  judging: JudgingRecord,
  plan: RoundPlan,
  from: number,
): Promise<number | undefined> => {
  const chunks = chunksOf(plan);
  const [judges, entries] = await Promise.all([
    judgesOf(judging.challengeId),
    judgedEntriesOf(judging.challengeId),
  ]);
  const byId = new Map(judges.map((judge) => [judge.userId, judge]));
  const byEntry = new Map(entries.map((entry) => [entry.entryId, entry]));
  // One after the other: each counts what it assigns in the same record.
  for (const chunk of chunks.slice(from, from + CHUNKS))
    await writeChunk(judging, plan, chunk, byId.get(chunk[0]?.judgeId ?? ''), byEntry);
  return from + CHUNKS < chunks.length ? from + CHUNKS : undefined;
};

/** Takes from judges what they have not scored. What they score at the same moment counts, and stays with them. */
export const takeBack = async (
  judging: JudgingRecord,
  { taken }: RoundPlan,
  judges: readonly JudgeRecord[],
): Promise<void> => {
  const { challengeId, roundAt } = judging;
  const now = new Date(roundAt ?? judging.changedAt);
  const ids = new Set(judges.map(({ userId }) => userId));
  await inParallel(taken, AT_ONCE, async ({ judgeId, entryId, status }) => {
    const task = await getTask(challengeId, judgeId, entryId);
    if (task?.status !== 'waiting') return;
    const counted = status === 'late' ? { late: 1 } : { conflicts: 1 };
    await unlessMade(
      transact({
        task: taskWrite(task, { status }),
        judge: ids.has(judgeId) ? judgeWrite(challengeId, judgeId, { assigned: -1, ...counted }) : undefined,
        judging: countedWrite(challengeId, -1, now),
      }),
    );
  });
};
