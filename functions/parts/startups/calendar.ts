import type { CalendarEvent } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { startupPath } from '#shared/features/startups/address.ts';
import type { DueMilestone } from '#shared/features/startups/schema.ts';
import type { StoredMilestones, StoredStartup } from '#shared/features/startups/stored.ts';
import { milestonesOf } from './lists.ts';
import { MOST_READ, membershipsOf } from './members.ts';
import { getStartups } from './repository.ts';

const MINUTE_MS = 60_000;

/** The active startups of a user with their milestones. Nothing is read of users who are in no team but for that. */
const activeOf = async (userId: string): Promise<(readonly [StoredStartup, StoredMilestones])[]> => {
  const ids = (await membershipsOf(userId, MOST_READ))
    .filter(({ status }) => status === 'member')
    .map(({ startupId }) => startupId);
  const [found, lists] = await Promise.all([getStartups(ids), milestonesOf(ids)]);
  return found.flatMap((startup) => {
    const list = lists.get(startup.id);
    return startup.status === 'active' && list ? [[startup, list] as const] : [];
  });
};

/** The milestones of a user’s active startups that are due from one day to another and not done, in the order of their days. */
export const dueMilestones = async (userId: string, from: string, to: string): Promise<DueMilestone[]> =>
  (await activeOf(userId))
    .flatMap(([{ id: startupId, name }, { milestones }]) =>
      milestones
        .filter(({ due, doneOn }) => doneOn === null && due >= from && due <= to)
        .map(({ id, title, due }) => ({ startupId, startup: name, id, title, due })),
    )
    .sort((one, other) => (one.due < other.due ? -1 : 1));

/** The same for calendar programs: each is a whole day. */
export const milestoneEvents = async (userId: string): Promise<CalendarEvent[]> =>
  (await activeOf(userId)).flatMap(([{ id: startupId, name }, { milestones, version }]) =>
    milestones
      .filter(({ doneOn }) => doneOn === null)
      .map(({ id, title, due }) => ({
        // Ids of milestones are the browser’s: two startups may have the same.
        uid: `${startupId}-${id}@startups.fledge`,
        page: `${env('SITE_URL')}${startupPath(startupId)}`,
        start: Date.parse(due),
        minutes: DAY_MS / MINUTE_MS,
        allDay: true,
        sequence: version,
        summary: `${title} (${name})`,
      })),
  );
