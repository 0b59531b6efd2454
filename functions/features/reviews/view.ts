import { AppError } from '#functions/core/errors.ts';
import { getVersion, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { isFinished, outcomesOf } from '#functions/parts/reviews/outcomes.ts';
import type { WaitingReview } from '#functions/parts/reviews/queue.ts';
import { getReviews, type ReviewRecord, reviewsOfProject } from '#functions/parts/reviews/repository.ts';
import { type ReviewerState, submissionOf } from '#functions/parts/reviews/reviewers.ts';
import { currentRubric, getRubric } from '#functions/parts/reviews/rubrics.ts';
import { starsOf } from '#shared/core/rubric.ts';
import { changedFields } from '#shared/features/projects/submission.ts';
import { MAX_CLAIMS, priorityOf, type Unclaimable } from '#shared/features/reviews/rules.ts';
import type { Review, ReviewRow } from '#shared/features/reviews/schema.ts';
import { getDraft } from './drafts.ts';

/** A mentor who looks at reviews. */
export interface Looking {
  readonly userId: string;
  readonly state: ReviewerState;
  readonly now: Date;
}

/** Why a mentor cannot claim what waits, by what its row says; the claim itself looks at the records. */
const unclaimableReason = (
  review: Pick<WaitingReview, 'student' | 'mentorIds' | 'ordinal' | 'projectId' | 'submission'>,
  { userId, state }: Looking,
  claimed: readonly string[],
): Unclaimable | null => {
  if (review.student.id === userId) return 'own';
  if (review.ordinal > 1 && review.mentorIds.includes(userId)) return 'mentee';
  if ([...state.reviewed, ...claimed].includes(submissionOf(review))) return 'reviewed_before';
  if (state.calibratedAt === undefined) return 'not_calibrated';
  return state.claims.size >= MAX_CLAIMS ? 'too_many_claims' : null;
};

/** What waits, as a row of the queue. `claimed` are the submissions of which the caller has claimed a review. */
export const waitingRow = (
  waiting: WaitingReview,
  looking: Looking,
  claimed: readonly string[],
): ReviewRow => {
  const { reviewId, submittedAt, enteredAt, mentorIds: _, submission: __, ...face } = waiting;
  return {
    ...face,
    id: reviewId,
    submittedDate: submittedAt,
    status: 'waiting',
    priority: priorityOf(enteredAt, looking.now.getTime()),
    claimedUntil: null,
    unclaimable: unclaimableReason(waiting, looking, claimed),
    reviseUntil: null,
    overallScore: null,
    rating: null,
  };
};

/** A review that its caller has claimed or finished, as a row. `overallScore` is that of what they handed in. */
export const ownRow = (review: ReviewRecord, overallScore: number | undefined, now: Date): ReviewRow => ({
  id: review.id,
  projectId: review.projectId,
  title: review.title,
  student: review.student,
  description: review.description,
  submittedDate: review.submittedAt,
  technologies: review.technologies,
  githubUrl: review.githubUrl,
  liveUrl: review.liveUrl,
  category: review.category,
  status: review.status,
  priority: priorityOf(review.enteredAt, now.getTime()),
  ordinal: review.ordinal,
  claimedUntil: review.status === 'claimed' ? (review.claimedUntil ?? null) : null,
  unclaimable: null,
  reviseUntil: review.reviseUntil ?? null,
  overallScore: overallScore ?? null,
  rating: overallScore === undefined ? null : starsOf(overallScore),
});

/** The other reviews of the same submission that are finished: of the current one as they are now, of others from an index. */
const othersOf = async (
  { id, submission }: ReviewRecord,
  { id: projectId, submissions, round }: ProjectRecord,
): Promise<ReviewRecord[]> => {
  const found =
    submission === submissions
      ? await getReviews(round?.reviews.map((review) => review.id) ?? [])
      : await reviewsOfProject(projectId);
  return found.filter(
    (review) => review.id !== id && review.submission === submission && review.status === 'finished',
  );
};

/** The submission of a review, and which of its fields differ from the one before. */
const submissionWith = async ({ projectId, submission }: ReviewRecord) => {
  const [version, before] = await Promise.all([
    getVersion(projectId, submission),
    submission > 1 ? getVersion(projectId, submission - 1) : undefined,
  ]);
  if (!version) throw new AppError('not_found');
  return { project: version, changed: before ? changedFields(before, version) : [] };
};

/** A review as a mentor sees it. What others handed in is read once the caller's own is in, and not before. */
export const shownReview = async (
  review: ReviewRecord,
  project: ProjectRecord,
  looking: Looking,
): Promise<Review> => {
  const { userId, now } = looking;
  const isOwn = review.reviewer?.id === userId;
  const isIn = isOwn && isFinished(review);
  const [submission, rubric, draft, others] = await Promise.all([
    submissionWith(review),
    review.rubricVersion === undefined ? currentRubric() : getRubric(review.rubricVersion),
    getDraft(review.id, userId),
    isIn ? othersOf(review, project) : [],
  ]);
  const outcomes = await outcomesOf(isIn ? [review, ...others] : []);
  const own = outcomes.find(({ id }) => id === review.id) ?? null;
  const { id: reviewId, ...face } = review;
  return {
    ...(isOwn ? ownRow(review, own?.overallScore, now) : waitingRow({ ...face, reviewId }, looking, [])),
    ...submission,
    rubric,
    order: review.order,
    draft: { scores: draft.scores, feedback: draft.feedback },
    draftVersion: draft.draftVersion,
    own,
    others: outcomes.filter(({ id }) => id !== review.id),
  };
};
