import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { putItem } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { isComplete } from '#functions/parts/judging/complete.ts';
import { getJudging, judgesOf, judgingWrite } from '#functions/parts/judging/repository.ts';
import { tell } from '#functions/parts/judging/tell.ts';
import { CHALLENGE_STATUSES, ENTRY_STATUSES } from '#shared/features/challenges/rules.ts';
import { JUDGING_PHASES } from '#shared/features/judging/rules.ts';
import { leaveJudging } from './leaving.ts';
import { queueDueSoon, queueRound } from './queue.ts';
import { beginJudging } from './round.ts';

// With schemas of its own: the consumer `stream` carries it.

const challengeSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(CHALLENGE_STATUSES),
  updatedAt: z.string(),
});

/** Nothing is due any more about judging a challenge that was cancelled. */
const stop = (challengeId: string, now: Date): Promise<void> =>
  untilFirst(now, async () => {
    const judging = await getJudging(challengeId);
    if (judging && judging.phase !== 'before')
      await putItem(judgingWrite(judging, { phase: 'before' }, now).Put);
  });

/** Has judges assigned once entries are closed, and tells them of the results. */
export const followJudged: Effect = async ({ before, after, at }) => {
  const is = challengeSchema.safeParse(after).data;
  if (!is || challengeSchema.safeParse(before).data?.status === is.status) return;
  // What came meanwhile decides: a change can be delivered late.
  const status = (await getChallenge(is.id))?.status;
  if (status !== is.status) return;
  if (status === 'judging') await beginJudging(is.id, at);
  if (status === 'cancelled') await stop(is.id, at);
  if (status === 'published')
    for (const { userId } of await judgesOf(is.id)) await tell(userId, is, 'results', is.updatedAt);
};

const judgingSchema = z.object({
  challengeId: z.string(),
  phase: z.enum(JUDGING_PHASES),
  round: z.number().int(),
  prepares: z.boolean(),
  entries: z.number().int(),
  short: z.number().int(),
  open: z.number().int(),
  settleAt: z.string().optional(),
  dueAt: z.string().optional(),
  changedAt: z.string(),
});

/** Queues a round that has begun and what is due before the next hourly run, and tells the host when all scores are in. */
export const followJudging: Effect = async ({ before, after, at }) => {
  const is = judgingSchema.safeParse(after).data;
  if (!is) return;
  const was = judgingSchema.safeParse(before).data;
  if (is.phase === 'assigning' && (was?.phase !== 'assigning' || was.round !== is.round))
    await queueRound(is);
  if (is.dueAt !== undefined && was?.dueAt !== is.dueAt) await queueDueSoon(is.challengeId, is.dueAt, at);
  if (!isComplete(is) || (was && isComplete(was))) return;
  const challenge = await getChallenge(is.challengeId);
  if (challenge?.status === 'judging') await tell(challenge.host.id, challenge, 'complete', is.changedAt);
};

const entrySchema = z.object({
  id: z.string(),
  challengeId: z.string(),
  status: z.enum(ENTRY_STATUSES),
});

/** Takes an entry from its judges that was withdrawn or disqualified. */
export const followJudgedEntry: Effect = async ({ after, at }) => {
  const is = entrySchema.safeParse(after).data;
  if (is?.status === 'withdrawn' || is?.status === 'disqualified')
    await leaveJudging(is.challengeId, is.id, at);
};

const judgeSchema = z.object({ challengeId: z.string(), userId: z.string(), at: z.string() });

/** Tells a user that they were chosen as a judge. */
export const followJudge: Effect = async ({ after }) => {
  const is = judgeSchema.safeParse(after).data;
  const challenge = is && (await getChallenge(is.challengeId));
  if (is && challenge) await tell(is.userId, challenge, 'chosen', is.at);
};
