import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { credentialPosition, credentialsOf } from '#functions/parts/credentials/repository.ts';
import { shownCredential } from '#functions/parts/credentials/shown.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';

/** The credentials and badges of the signed-in user, the latest first. */
export const list: Handler<typeof credentials.list> = async ({ account, query }) => {
  const { cursor, limit } = query;
  const purpose = `credentials.list ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, credentialPosition);
  const found = await credentialsOf(account.id, limit + 1, after);
  const page = pageFrom(found, limit, ({ id, issuedAt }) => encodeCursor(purpose, { id, issuedAt }));
  return { ...page, items: page.items.map(shownCredential) };
};
