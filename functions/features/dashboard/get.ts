import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getDashboard } from '#functions/parts/dashboard/repository.ts';
import { unreadOf } from '#functions/parts/notifications/repository.ts';
import type { Role } from '#shared/core/contract.ts';
import type { dashboard } from '#shared/features/dashboard/routes.ts';
import { sessionsThisWeek } from './sessions.ts';

/** The role of the user whose figures these are; for an admin who views another user's, one more read. */
const roleOf = async (userId: string, viewer: Account): Promise<Role | undefined> =>
  userId === viewer.id ? viewer.role : (await getAccount(userId))?.role;

/** The figures on a person's home screen. `role` is optional, but must be that person's own. */
export const get: Handler<typeof dashboard.get> = async ({ params: { userId }, query, account, now }) => {
  if (query.role !== undefined) {
    const role = await roleOf(userId, account);
    if (role !== undefined && role !== query.role)
      throw new AppError('invalid_input', { fields: { role: 'This isn’t the role of this user.' } });
  }
  // Only a mentor's home shows it, and only the user's own zone is at hand.
  const counts = userId === account.id && account.role === 'mentor';
  const [figures, unread, sessions] = await Promise.all([
    getDashboard(userId),
    unreadOf(userId, now),
    counts ? sessionsThisWeek(userId, timeZoneOf(account), now) : undefined,
  ]);
  if (!figures) throw new AppError('not_found', { message: 'This user doesn’t exist.' });
  return { ...figures, ...unread, ...(sessions !== undefined && { sessionsThisWeek: sessions }) };
};
