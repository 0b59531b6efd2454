import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { applicationSchema, type applications } from '#shared/features/applications.ts';
import { applicationsOf } from './repository.ts';

const positionSchema = applicationSchema.pick({ appliedAt: true, opportunityId: true });

/** My applications, the latest first; a cursor is good for the person who got it. */
export const list: Handler<typeof applications.list> = async ({ account, query: { cursor, limit } }) => {
  const purpose = `applications.list ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  // One more than wanted tells whether anything follows.
  const found = await applicationsOf(account.id, limit + 1, after);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor(purpose, positionSchema.parse(last)) : null };
};
