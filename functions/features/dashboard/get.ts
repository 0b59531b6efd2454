import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getDashboard } from '#functions/parts/dashboard/repository.ts';
import { unreadOf } from '#functions/parts/notifications/repository.ts';
import type { dashboard } from '#shared/features/dashboard/routes.ts';
import { mayMentor } from '#shared/features/mentors/rules.ts';
import { sessionsThisWeek } from './sessions.ts';

/** The user whose figures these are; for an admin who views another user's, one more read. */
const subjectOf = async (userId: string, viewer: Account): Promise<Account | undefined> =>
  userId === viewer.id ? viewer : getAccount(userId);

/** The figures on a person's home screen. `role` is optional, but must be that person's own. */
export const get: Handler<typeof dashboard.get> = async ({ params: { userId }, query, account, now }) => {
  const subject = await subjectOf(userId, account);
  if (query.role !== undefined && subject && subject.role !== query.role)
    throw new AppError('invalid_input', { fields: { role: 'This isn’t the role of this user.' } });
  const [figures, unread, sessions] = await Promise.all([
    getDashboard(userId),
    unreadOf(userId, now),
    // Counted in the calendar: a counter would not know when a week ends.
    subject && mayMentor(subject.role) ? sessionsThisWeek(userId, timeZoneOf(subject), now) : 0,
  ]);
  if (!figures) throw new AppError('not_found', { message: 'This user doesn’t exist.' });
  return { ...figures, ...unread, sessionsThisWeek: sessions };
};
