import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Random } from './random.ts';

/** In working hours of the day that lies a number of days before `now`; never in the last few hours. */
export const workingHours = (random: Random, now: Date, daysAgo: number): number => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return midnight - daysAgo * DAY_MS + (random.between(7 * 60, 17 * 60) * 60 + random.between(0, 59)) * 1000;
};

/** When an opportunity was posted and until when it takes applications. Newer ones are more frequent. */
export const spanFor = (random: Random, now: Date): Pick<Opportunity, 'postedAt' | 'deadline' | 'status'> => {
  const dice = random.next();
  const ranOut = dice < 1 / 32;
  // As many were closed by their company.
  const status = ranOut ? 'expired' : dice < 1 / 16 ? 'closed' : 'open';
  const deadlineIn = ranOut ? -random.between(2, 21) : random.between(5, 120);
  const postedAgo = ranOut ? random.between(22, 60) : 1 + Math.floor(60 * random.next() ** 1.4);
  return {
    postedAt: new Date(workingHours(random, now, Math.min(60, postedAgo))).toISOString(),
    deadline: dayOf(new Date(now.getTime() + deadlineIn * DAY_MS)),
    status,
  };
};
