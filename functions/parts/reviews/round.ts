import type { ProjectRecord, Round, Standing } from '#functions/parts/projects/repository.ts';
import type { ProjectStatus } from '#shared/features/projects/rules.ts';
import { agree } from '#shared/features/reviews/rules.ts';

/** The round of a project that has been submitted. */
export const roundOf = ({ id, round }: ProjectRecord): Round => {
  if (!round) throw new Error(`The project ${id} was never submitted.`);
  return round;
};

/** A round in which one review stands differently, or is new. */
export const withStanding = (round: Round, standing: Standing): Round => ({
  ...round,
  reviews: [...round.reviews.filter(({ id }) => id !== standing.id), standing].sort(
    (one, other) => one.ordinal - other.ordinal,
  ),
});

/** The reviews of a round that are finished, with who handed them in. */
export const finishedOf = ({ reviews }: Round): { id: string; reviewerId: string }[] =>
  reviews.flatMap(({ id, status, reviewerId }) =>
    status === 'finished' && reviewerId !== undefined ? [{ id, reviewerId }] : [],
  );

/** Whether a mentor has to do with the submission already: they may not review it once more. */
export const hasReviewed = (round: Round, userId: string, reviewId: string): boolean =>
  round.voided.includes(userId) ||
  round.reviews.some(({ id, reviewerId }) => id !== reviewId && reviewerId === userId);

/** What comes next for a submission. */
export type Decision =
  /** Reviews that it needs are missing. */
  | 'wait'
  /** Two reviews disagree: both reviewers may revise. */
  | 'revise'
  /** They still do after it: a third reviewer is needed. */
  | 'third'
  | 'reviewed'
  | 'verified';

/** Whether two of several overall scores agree. */
const someAgree = (overall: readonly number[]): boolean =>
  overall.some((one, index) => overall.slice(index + 1).some((other) => agree(one, other)));

/**
 * What follows from the overall scores of the finished reviews of a round. `revisionOver` says that both reviewers have revised,
 * or that their time is over. Scores are never averaged: two agree, or they do not.
 */
export const decide = (needed: number, overall: readonly number[], revisionOver: boolean): Decision => {
  if (overall.length < needed) return 'wait';
  if (needed === 1) return 'reviewed';
  if (someAgree(overall)) return 'verified';
  if (needed === 3) return 'reviewed';
  return revisionOver ? 'third' : 'revise';
};

/** The status of a project while reviews are missing: in review from the first claim on. */
export const statusWhileOpen = ({ reviews }: Round): ProjectStatus =>
  reviews.every(({ status }) => status === 'waiting') ? 'pending_review' : 'in_review';
