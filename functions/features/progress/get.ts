import type { Handler } from '#functions/core/handlers.ts';
import type { progress } from '#shared/features/progress/routes.ts';
import { countByMonth, monthsUntil } from '#shared/features/progress/rules.ts';
import { applyingSince, reviewsSince, sessionsSince, skillsProven } from './moments.ts';

/** What the signed-in student did in each month, from their own records (decision 0381). */
export const get: Handler<typeof progress.get> = async ({ account: { id, createdAt }, now }) => {
  const months = monthsUntil(now, createdAt);
  const since = `${months[0]}-01T00:00:00.000Z`;
  const [{ partial, ...applying }, sessions, reviews, skills] = await Promise.all([
    applyingSince(id, since),
    sessionsSince(id, since, now),
    reviewsSince(id, since),
    skillsProven(id),
  ]);
  return { months: countByMonth(months, { ...applying, sessions, reviews, skills }), partial };
};
