import * as z from 'zod';
import { defineTask, queueTask } from '#functions/core/delayed/task.ts';
import { putItem } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import type { JudgingRecord } from '#functions/parts/judging/record.ts';
import { getJudging, judgedEntriesOf, judgesOf, judgingWrite } from '#functions/parts/judging/repository.ts';
import { tell } from '#functions/parts/judging/tell.ts';
import { leaveJudging } from './leaving.ts';
import { getPlan, makePlan, type RoundPlan } from './plan.ts';
import { prepareEntries } from './prepare.ts';
import { roundDue, takeBack, writePlan } from './write-plan.ts';

/**
 * A step of a round: entries are prepared page by page, what is assigned is planned and stored, and then written part by
 * part. Each step can be repeated, so one that was interrupted is delivered again and goes on.
 */
export const assignTaskSchema = z.object({
  challengeId: z.string(),
  round: z.number().int(),
  step: z.discriminatedUnion('name', [
    z.object({ name: z.literal('prepare'), after: z.string().optional() }),
    z.object({ name: z.literal('plan') }),
    z.object({ name: z.literal('write'), from: z.number().int() }),
  ]),
});
export type AssignTask = z.infer<typeof assignTaskSchema>;
type Step = AssignTask['step'];

/** Tells the judges what they got or lost, and the host what is missing. Repeated, it tells nothing twice. */
const tellRound = async (judging: JudgingRecord, plan: RoundPlan): Promise<void> => {
  const { challengeId, roundAt = '' } = judging;
  const challenge = await getChallenge(challengeId);
  if (!challenge) return;
  const late = plan.taken.filter(({ status }) => status === 'late').map(({ judgeId }) => judgeId);
  for (const judgeId of new Set(late)) await tell(judgeId, challenge, 'late', roundAt);
  for (const judgeId of new Set(plan.added.map((given) => given.judgeId)))
    await tell(judgeId, challenge, 'assigned', roundAt);
  if (plan.short > 0) await tell(challenge.host.id, challenge, 'short', roundAt);
  else if (plan.overdue > 0) await tell(challenge.host.id, challenge, 'judges_late', roundAt);
};

/** Ends a round: from now on what it assigned is to be scored. */
const endRound = async (judging: JudgingRecord, plan: RoundPlan): Promise<void> => {
  const { challengeId, round, roundAt = '' } = judging;
  await takeBack(judging, plan, await judgesOf(challengeId));
  await tellRound(judging, plan);
  const now = new Date(roundAt);
  // An entry may have been withdrawn while its judges were assigned.
  for (const { entryId, out } of await judgedEntriesOf(challengeId))
    if (out) await leaveJudging(challengeId, entryId, now);
  await untilFirst(now, async () => {
    const current = await getJudging(challengeId);
    if (current?.phase !== 'assigning' || current.round !== round) return;
    const entries = await judgedEntriesOf(challengeId);
    const later = current.dues.filter((at) => at > roundAt);
    const fields = {
      phase: 'judging',
      common: plan.common,
      entries: entries.filter(({ out }) => !out).length,
      short: plan.short,
      dues: plan.added.length > 0 ? [...later, roundDue(judging)] : later,
    } as const;
    await putItem(judgingWrite(current, fields, now).Put);
  });
};

/** Does a step, and returns the next; undefined at the end. */
const nextStep = async (judging: JudgingRecord, step: Step): Promise<Step | undefined> => {
  if (step.name === 'prepare') {
    const after = await prepareEntries(judging.challengeId, step.after);
    return after === undefined ? { name: 'plan' } : { name: 'prepare', after };
  }
  if (step.name === 'plan') {
    await makePlan(judging);
    return { name: 'write', from: 0 };
  }
  const plan = await getPlan(judging);
  if (!plan) return { name: 'plan' };
  const from = await writePlan(judging, plan, step.from);
  if (from !== undefined) return { name: 'write', from };
  await endRound(judging, plan);
  return undefined;
};

/** Does a step of a round that goes on, and returns the task of the next. */
export const assignJudges = async ({
  challengeId,
  round,
  step,
}: AssignTask): Promise<AssignTask | undefined> => {
  const judging = await getJudging(challengeId);
  if (judging?.phase !== 'assigning' || judging.round !== round) return undefined;
  const next = await nextStep(judging, step);
  return next && { challengeId, round, step: next };
};

/** Assigns judges step by step, each in a task of its own. */
export const judgingAssign = defineTask('judging-assign', assignTaskSchema, async (task) => {
  const next = await assignJudges(task);
  if (next) await queueTask('judging-assign', next, 0);
});
