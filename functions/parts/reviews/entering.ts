import { createHash } from 'node:crypto';
import { newId } from '#functions/core/ids.ts';
import type { ProjectRecord, Standing } from '#functions/parts/projects/repository.ts';
import { shortened } from '#shared/core/characters.ts';
import { CRITERION_IDS, type RubricCriterion } from '#shared/core/rubric.ts';
import type { ProjectVersion } from '#shared/features/projects/version.ts';
import { SECOND_REVIEWS_OF_TEN } from '#shared/features/reviews/rules.ts';
import { enterQueues } from './queue.ts';
import { newReview, type ReviewRecord } from './repository.ts';

/** The number of ten that a text leads to, from 0 to 9. */
const tenthOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 10;

/**
 * Whether a submission gets a second review although its student did not ask for one. `random` is what nobody can know before:
 * a student cannot choose a moment at which it is drawn.
 */
export const isDrawn = (projectId: string, submission: number, random: string): boolean =>
  tenthOf(`second review\n${projectId}\n${submission}\n${random}`) < SECOND_REVIEWS_OF_TEN;

/** The criteria in an order of the review’s own. */
const orderOf = (reviewId: string): RubricCriterion[] => {
  const ranks = new Map(
    CRITERION_IDS.map((id) => [id, createHash('sha256').update(`${reviewId}\n${id}`).digest('hex')]),
  );
  return [...CRITERION_IDS].sort((one, other) =>
    (ranks.get(one) ?? '') < (ranks.get(other) ?? '') ? -1 : 1,
  );
};

/** How much of the description a row of the queue shows. */
const EXCERPT = 200;

/** A submission for which a review is asked. */
export interface Asked {
  readonly project: Pick<ProjectRecord, 'id' | 'userId'>;
  readonly version: ProjectVersion;
  readonly student: { readonly id: string; readonly name: string };
  readonly mentorIds: readonly string[];
  readonly enteredAt: string;
  /** Who makes it enter: the student, or an admin or the schedule for one that is needed later. */
  readonly by: 'student' | 'reviewer' | 'admin' | 'schedule';
  readonly now: Date;
}

/** A review that waits. */
const waitingReview = (
  { project, version, student, mentorIds, enteredAt, by, now }: Asked,
  ordinal: number,
): ReviewRecord => {
  const [id, at] = [newId(), now.toISOString()];
  return {
    id,
    userId: project.userId,
    projectId: project.id,
    submission: version.number,
    ordinal,
    student,
    title: version.title,
    description: shortened(version.description, EXCERPT),
    category: version.category,
    technologies: version.technologies,
    githubUrl: version.githubUrl,
    liveUrl: version.liveUrl,
    submittedAt: version.submittedAt,
    enteredAt,
    mentorIds: [...mentorIds],
    status: 'waiting',
    order: orderOf(id),
    updatedAt: at,
    version: 1,
    history: [{ status: 'waiting', at, by }],
  };
};

/** A review that enters the queue: its writes, and how it stands in its round. */
export const enteringReview = (asked: Asked, ordinal: number) => {
  const review = waitingReview(asked, ordinal);
  const standing: Standing = { id: review.id, ordinal, status: 'waiting' };
  return { writes: [newReview(review), ...enterQueues(review)], standing };
};
