import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { authoring } from '#shared/features/authoring/routes.ts';
import { authoredBy, ownPosition, waitingCourses, waitingPosition } from './lists.ts';
import { type AuthoredRecord, asOf } from './repository.ts';
import { rowOf, wholeOf } from './view.ts';

interface Asked {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const ownPage = async ({ userId, cursor, limit }: Asked) => {
  const purpose = `authoring.list mine ${userId}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, ownPosition);
  const found = await authoredBy(userId, limit + 1, after);
  return pageFrom(found, limit, ({ id, updatedAt }) => encodeCursor(purpose, { id, updatedAt }));
};

/** What others have handed in: nobody reviews their own course, so those are left out of the page. */
const waitingPage = async ({ userId, cursor, limit }: Asked) => {
  const purpose = 'authoring.list review';
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, waitingPosition);
  const found = await waitingCourses(limit + 1, after);
  const page = pageFrom(found, limit, ({ id, submittedAt }) => encodeCursor(purpose, { id, submittedAt }));
  return { ...page, items: page.items.filter((course) => course.userId !== userId) };
};

/** The caller's own courses, or those of others that wait for a review. */
export const list: Handler<typeof authoring.list> = async ({ query, account, now }) => {
  const { tab, cursor, limit } = query;
  const asked = { userId: account.id, cursor, limit };
  const { items, nextCursor } = await (tab === 'mine' ? ownPage(asked) : waitingPage(asked));
  return { items: items.map((record) => rowOf(asOf(record, now))), nextCursor };
};

/** The whole of a course. */
export const get: Handler<typeof authoring.get, AuthoredRecord> = ({ record, now }) =>
  wholeOf(record.id, now);
