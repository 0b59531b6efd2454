import { getAccount, timeZoneOf } from '#functions/core/account.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import { storeTimeZone } from '#functions/parts/users/repository.ts';
import type { users } from '#shared/features/users/routes.ts';

/** Stores the user's time zone and answers which one counts now. What a browser says never replaces a stored one. */
export const saveTimeZone: Handler<typeof users.saveTimeZone> = async ({ account, body }) => {
  const { timeZone, chosen } = body;
  if (!chosen && account.timeZone !== undefined) return { timeZone: timeZoneOf(account) };
  try {
    await storeTimeZone(account.id, timeZone, !chosen);
    return { timeZone };
  } catch (error) {
    // Another window of the same browser was first.
    if (!chosen && error instanceof ConditionFailed)
      return { timeZone: timeZoneOf((await getAccount(account.id)) ?? account) };
    throw error;
  }
};
