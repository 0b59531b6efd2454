import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { updateItem } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import { challengeMove } from '#functions/parts/challenges/challenge-move.ts';
import { type Due, dueFields, dueKey, openDues } from '#functions/parts/challenges/due.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { challengeKey, getChallenge } from '#functions/parts/challenges/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { queueMembers } from './tell-queue.ts';

/** Ends the time for entries: from now on they are judged. */
const close = async (challenge: ChallengeRecord, now: Date): Promise<unknown> =>
  updateItem(challengeMove(challenge, { to: 'judging', by: 'schedule', now }).Update);

/** Reminds the participants, of several reminders that are due at once with the last, and notes that it was said. */
const remind = async (challenge: ChallengeRecord, dues: readonly Due[]): Promise<void> => {
  const last = dues.at(-1);
  if (last)
    await queueMembers({
      challengeId: challenge.id,
      news: (last.before ?? 0) > HOUR_MS ? 'tomorrow' : 'soon',
      at: last.at,
    });
  const announced = [...challenge.announced, ...dues.map(dueKey)];
  const due = dueFields({ ...challenge, announced });
  await updateItem(
    updateOf(
      challengeKey(challenge.id),
      { set: { announced, ...due.set }, remove: due.remove },
      asRead({ version: challenge.version, dueAt: challenge.dueAt }),
    ),
  );
};

/**
 * Does what is due about a challenge: reminds its participants, and closes its entries. `at` is the moment for which it was queued:
 * once the challenge has another one, that is queued by itself.
 */
export const settleChallenge = async (id: string, at: string, now: Date): Promise<void> => {
  // The task may run up to a second before its moment.
  const moment = new Date(Math.max(now.getTime(), Date.parse(at)));
  await untilFirst(moment, async () => {
    const challenge = await getChallenge(id);
    if (challenge?.dueAt !== at) return;
    const dues = openDues(challenge).filter((due) => Date.parse(due.at) <= moment.getTime());
    await (dues.some(({ kind }) => kind === 'close') ? close(challenge, moment) : remind(challenge, dues));
  });
};

const dataSchema = z.object({ challengeId: z.string(), at: z.string() });

/** Does what is due about a challenge at a moment; before it, waits on. */
export const challengeDue = defineTask('challenge-due', dataSchema, async (data, now) => {
  const { challengeId, at } = data;
  await (hasCome(at, now) ? settleChallenge(challengeId, at, now) : waitOn('challenge-due', data, at, now));
});
