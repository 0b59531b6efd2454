import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getEntry, getMember } from '#functions/parts/challenges/repository.ts';
import { getResults } from '#functions/parts/judging/published.ts';
import { getJudging } from '#functions/parts/judging/repository.ts';
import type { Feedback } from '#shared/features/judging/result-schema.ts';
import type { judging } from '#shared/features/judging/routes.ts';
import { currentChallenge, noTask, oversees } from './found.ts';
import { reviewsOf } from './reviews.ts';

/** The published results, for everyone. */
export const results: Handler<typeof judging.results> = async ({ params: { id } }) => {
  const found = await getResults(id);
  if (!found) throw new AppError('not_found', { message: 'These results are not published.' });
  return found;
};

/** What the judges said of an entry, for its team and the host. */
export const feedback: Handler<typeof judging.feedback> = async ({ params: { id, entryId }, account }) => {
  const [challenge, member, entry, state] = await Promise.all([
    currentChallenge(id),
    getMember(id, account.id),
    getEntry(id, entryId),
    getJudging(id),
  ]);
  const isOwn = entry !== undefined && member?.teamId === entry.team.id;
  if (!entry || state?.phase !== 'published' || (!isOwn && !oversees(challenge, account))) throw noTask();
  const { letters = {} } = state;
  const scores = (await reviewsOf(id, entryId)).flatMap(({ judgeId, scores: given }): Feedback['scores'] => {
    const judge = letters[judgeId];
    return judge === undefined ? [] : given.map((score) => ({ ...score, judge }));
  });
  return { scores: scores.sort((one, other) => (one.judge < other.judge ? -1 : 1)) };
};
