import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { applicationsOf } from '#functions/parts/applications/repository.ts';
import { applicationSchema, type applications } from '#shared/features/applications/routes.ts';

const positionSchema = applicationSchema.pick({ appliedAt: true, opportunityId: true });

/** The applications of the signed-in user, latest first; a cursor is good for the person who got it. */
export const list: Handler<typeof applications.list> = async ({ account, query: { cursor, limit } }) => {
  const purpose = `applications.list ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const found = await applicationsOf(account.id, limit + 1, after);
  return pageFrom(found, limit, (last) => encodeCursor(purpose, positionSchema.parse(last)));
};
