import { defineTask } from '#functions/core/delayed/task.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { remindersOf } from '#functions/parts/challenges/due.ts';
import { membersOf } from '#functions/parts/challenges/members.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { tell } from '#functions/parts/challenges/tell.ts';
import { type MembersTask, membersTaskSchema, queueMembers } from './tell-queue.ts';

/** How many participants one task tells: some seconds' work at most. */
const PAGE = 50;
const AT_ONCE = 8;

/** Whether it is still true of the challenge. What was overtaken has news of its own. */
const isTrue = (challenge: ChallengeRecord, { news, at }: MembersTask): boolean => {
  switch (news) {
    case 'judging':
    case 'cancelled':
    case 'published':
      return challenge.status === news;
    case 'moved':
      return challenge.status === 'open' && challenge.dateChanges.at(-1)?.at === at;
    case 'tomorrow':
    case 'soon':
      return challenge.status === 'open' && remindersOf(challenge).some((due) => due.at === at);
  }
};

/** The host hears of what was not their own decision. */
const tellHost = async (challenge: ChallengeRecord, { news, at }: MembersTask): Promise<void> => {
  const { host, history } = challenge;
  const isOwn = news === 'moved' || history.at(-1)?.user === host.id;
  if (news === 'judging' || (!isOwn && (news === 'cancelled' || news === 'published')))
    await tell(host.id, challenge, news, at);
};

/**
 * Tells one page of the participants, and returns the next; undefined at the end. A task that was interrupted is delivered again and
 * begins with its page: nobody is notified twice, since notifications and mails are identified by what happened.
 */
export const tellMembers = async (task: MembersTask): Promise<MembersTask | undefined> => {
  const challenge = await getChallenge(task.challengeId);
  if (!challenge || !isTrue(challenge, task)) return undefined;
  if (task.after === undefined) await tellHost(challenge, task);
  const { members, after } = await membersOf(challenge.id, PAGE, task.after);
  await inParallel(members, AT_ONCE, ({ userId }) => tell(userId, challenge, task.news, task.at));
  return after === undefined ? undefined : { ...task, after };
};

/** Tells the participants of a challenge page by page, each in a task of its own. */
export const challengeMembers = defineTask('challenge-members', membersTaskSchema, async (task) => {
  const next = await tellMembers(task);
  if (next) await queueMembers(next);
});
