import type { Handler } from '#functions/core/handlers.ts';
import { getPreferences, storePreferences } from '#functions/parts/users/repository.ts';
import type { users } from '#shared/features/users/routes.ts';

/** The user's mail preferences. */
export const preferences: Handler<typeof users.preferences> = ({ account }) => getPreferences(account.id);

/** Stores the user's mail preferences, which apply to every mail sent from now on. */
export const savePreferences: Handler<typeof users.savePreferences> = async ({ account, body }) => {
  await storePreferences(account.id, body);
  return body;
};
