import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getProjects } from '#functions/parts/projects/repository.ts';
import { outcomesOf } from '#functions/parts/reviews/outcomes.ts';
import { finishedPosition, finishedReviews } from '#functions/parts/reviews/repository.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';

/** Finished reviews of all mentors, the latest first. */
export const adminList: Handler<typeof reviews.adminList> = async ({ account, query }) => {
  const { cursor, limit } = query;
  const purpose = `reviews.adminList ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, finishedPosition);
  const found = await finishedReviews(limit + 1, after);
  const page = pageFrom(found, limit, ({ id, finishedAt = '' }) => encodeCursor(purpose, { id, finishedAt }));
  const [outcomes, projects] = await Promise.all([
    outcomesOf(page.items),
    getProjects(page.items.map(({ projectId }) => projectId)),
  ]);
  return {
    nextCursor: page.nextCursor,
    items: page.items.flatMap(({ id, projectId, student }) => {
      const outcome = outcomes.find((one) => one.id === id);
      const project = projects.find((one) => one.id === projectId);
      if (!outcome || !project) return [];
      const { title, status } = project;
      return [{ ...outcome, project: { id: projectId, title, status }, student }];
    }),
  };
};
