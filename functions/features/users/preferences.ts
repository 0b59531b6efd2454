import type { Handler } from '#functions/core/handlers.ts';
import type { users } from '#shared/features/users.ts';
import { getPreferences, storePreferences } from './repository.ts';

/** What I want to hear by mail. */
export const preferences: Handler<typeof users.preferences> = ({ account }) => getPreferences(account.id);

/** Stores what I want to hear by mail; it counts for every mail that is sent from now on. */
export const savePreferences: Handler<typeof users.savePreferences> = async ({ account, body }) => {
  await storePreferences(account.id, body);
  return body;
};
