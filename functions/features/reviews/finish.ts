import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { roundWrite } from '#functions/parts/projects/repository.ts';
import { type ReviewRecord, reviewChange, reviewMove } from '#functions/parts/reviews/repository.ts';
import { countFinished, getReviewer } from '#functions/parts/reviews/reviewers.ts';
import { finishedOf, roundOf, withStanding } from '#functions/parts/reviews/round.ts';
import { getScores, scoresOf, scoresWrite } from '#functions/parts/reviews/scores.ts';
import type { RubricScore } from '#shared/core/review-outcome.ts';
import { overallScore } from '#shared/core/rubric.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { answer, changePair, claimOver, isHeld, notPossible, type Pair } from './change.ts';
import { removeDraft } from './drafts.ts';
import { settle } from './settle.ts';

/** The scores in the order in which the review asks for them. */
const inOrder = ({ order }: ReviewRecord, scores: readonly RubricScore[]): RubricScore[] =>
  order.flatMap((criterion) => scores.filter((score) => score.criterion === criterion));

/** The overall scores of the finished reviews of a project, with the one that is handed in now. */
const overallWith = async ({ project }: Pair, reviewId: string, own: number): Promise<number[]> => {
  const others = finishedOf(roundOf(project)).filter(({ id }) => id !== reviewId);
  const scores = await scoresOf(others);
  return [...others.flatMap(({ id }) => scores.get(id)?.overallScore ?? []), own];
};

/** Hands a claimed review in, with all that follows from it. */
export const handIn = async (
  pair: Pair,
  mentorId: string,
  handed: { readonly scores: readonly RubricScore[]; readonly feedback: string },
  now: Date,
): Promise<void> => {
  const { review, project } = pair;
  const { id, ordinal, rubricVersion } = review;
  if (!isHeld(review, mentorId, now) || rubricVersion === undefined) throw claimOver();
  const scores = inOrder(review, handed.scores);
  const overall = overallScore(scores);
  const [state, all] = await Promise.all([getReviewer(mentorId), overallWith(pair, id, overall)]);
  const round = withStanding(roundOf(project), { id, ordinal, status: 'finished', reviewerId: mentorId });
  const by = 'reviewer';
  const outcome = await settle({ project, round, overall: all, rubricVersion, by, now }, id);
  const { to, fields, reviseUntil, steps } = outcome;
  await transact(
    {
      review: reviewMove(review, {
        ...{ to: 'finished', by, user: mentorId, now },
        fields: { finishedAt: now.toISOString(), claimedUntil: undefined, reviseUntil },
      }),
      scores: scoresWrite({
        ...{ reviewId: id, reviewerId: mentorId, scores },
        ...{ feedback: handed.feedback, overallScore: overall },
      }),
      draft: removeDraft(id, mentorId),
      reviewer: countFinished(mentorId, state, review),
      project: roundWrite(project, { to, by, now, fields }),
    },
    steps,
  );
};

/** The caller's own review, which is in. */
const ownOf = ({ own }: Review) => {
  if (!own) throw new AppError('conflict');
  return own;
};

/** Hands the caller's review in. */
export const finish: Handler<typeof reviews.finish, ReviewRecord> = async (call) => {
  const { record, body, account, now } = call;
  await changePair(record.id, async (pair) => {
    const { status, reviewer } = pair.review;
    // As after a lost answer.
    if (status === 'finished' && reviewer?.id === account.id) return;
    await handIn(pair, account.id, body, now);
  });
  const shown = await answer(call);
  const { rating, overallScore: overall, rubricScores, feedback } = ownOf(shown);
  return { ...shown, rating, overallScore: overall, rubricScores, feedback };
};

const tooLate = () =>
  notPossible('A review can be revised once, within 72 hours after another one came to a different result.');

/** Revises the caller's review, after two reviews disagreed. */
export const revise: Handler<typeof reviews.revise, ReviewRecord> = async (call) => {
  const { record, body, account, now } = call;
  await changePair(record.id, async (pair) => {
    const { review, project } = pair;
    const { id, rubricVersion, reviseUntil } = review;
    if (reviseUntil === undefined || reviseUntil <= now.toISOString() || rubricVersion === undefined)
      throw tooLate();
    const before = await getScores({ id, reviewerId: account.id });
    if (!before || before.revisedAt !== undefined) throw tooLate();
    const scores = inOrder(review, body.scores);
    const overall = overallScore(scores);
    const all = await overallWith(pair, id, overall);
    const round = { ...roundOf(project), revised: [...roundOf(project).revised, account.id] };
    const by = 'reviewer';
    const outcome = await settle({ project, round, overall: all, rubricVersion, by, now }, id);
    const { to, fields, steps } = outcome;
    await transact(
      {
        review: reviewChange(review, { reviseUntil: undefined }, now),
        scores: scoresWrite({
          ...{ reviewId: id, reviewerId: account.id, scores },
          ...{ feedback: body.feedback, overallScore: overall },
          revisedAt: now.toISOString(),
          before: { scores: before.scores, overallScore: before.overallScore },
        }),
        project: roundWrite(project, { to, by, now, fields }),
      },
      steps,
    );
  });
  return answer(call);
};
