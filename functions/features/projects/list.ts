import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import {
  type ProjectRecord,
  positionSchema,
  projectsOf,
  versionsOf,
} from '#functions/parts/projects/repository.ts';
import { outcomesOf } from '#functions/parts/reviews/outcomes.ts';
import { getReviews, type ReviewRecord, reviewsOfProject } from '#functions/parts/reviews/repository.ts';
import type { projects } from '#shared/features/projects/routes.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import { changedFields } from '#shared/features/projects/submission.ts';
import { shownProject } from './view.ts';

/** The projects of the signed-in student. */
export const list: Handler<typeof projects.list> = async ({ account, query, now }) => {
  const { cursor, limit } = query;
  const purpose = `projects.list ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const found = await projectsOf(account.id, limit + 1, after);
  const page = pageFrom(found, limit, ({ id, updatedAt }) => encodeCursor(purpose, { id, updatedAt }));
  return { ...page, items: await Promise.all(page.items.map((project) => shownProject(project, now))) };
};

/** The reviews of a project: those of the current submission as they are now, and those before from an index. */
const reviewsOf = async ({ id, submissions, round }: ProjectRecord): Promise<ReviewRecord[]> => {
  if (submissions === 0) return [];
  const [listed, current] = await Promise.all([
    reviewsOfProject(id),
    getReviews(round?.reviews.map((review) => review.id) ?? []),
  ]);
  const known = new Set(current.map((review) => review.id));
  return [...current, ...listed.filter((review) => !known.has(review.id))];
};

/**
 * Whether the student may see a finished review: not before all that its submission needs are in, so that no reviewer
 * learns from them what another one wrote.
 */
const isVisible = ({ status, submissions, round }: ProjectRecord, review: ReviewRecord): boolean =>
  review.submission !== submissions ||
  !waitsForReview(status) ||
  review.status === 'void' ||
  round?.seen.includes(review.id) === true;

/** The project with its submissions, the latest first, and what reviewers said of each. */
export const wholeOf = async (project: ProjectRecord, now: Date) => {
  const [shown, versions, reviews] = await Promise.all([
    shownProject(project, now),
    versionsOf(project.id),
    reviewsOf(project),
  ]);
  const outcomes = await outcomesOf(reviews.filter((review) => isVisible(project, review)));
  const submissionOf = new Map(reviews.map(({ id, submission }) => [id, submission]));
  return {
    ...shown,
    history: project.history,
    versions: versions.map((version, index) => {
      const before = versions[index + 1];
      return {
        ...version,
        changed: before ? changedFields(before, version) : [],
        reviews: outcomes
          .filter(({ id }) => submissionOf.get(id) === version.number)
          .sort((one, other) => one.ordinal - other.ordinal || (one.finishedAt < other.finishedAt ? -1 : 1)),
      };
    }),
  };
};

/** One project of the signed-in student. */
export const get: Handler<typeof projects.get, ProjectRecord> = ({ record, now }) => wholeOf(record, now);
