import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { outsideApplicationSchema } from '#shared/features/applications/outside.ts';
import type { applications } from '#shared/features/applications/routes.ts';
import { outsideOf } from './repository.ts';

const positionSchema = outsideApplicationSchema.pick({ id: true });

/** The applications that the user follows; a cursor is good for the person who got it. */
export const outside: Handler<typeof applications.outside> = async ({
  account,
  query: { cursor, limit },
}) => {
  const purpose = `applications.outside ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema).id;
  const found = await outsideOf(account.id, limit + 1, after);
  return pageFrom(found, limit, (last) => encodeCursor(purpose, positionSchema.parse(last)));
};
