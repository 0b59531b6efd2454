import { notify, unreadUpTo } from '#functions/parts/notifications/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Notification } from '#shared/features/notifications/routes.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';
import type { Member } from './members.ts';
import { advanceClock, asOperator, eventually } from './stack.ts';

/** Something that happened to an application for the opportunity of a number. */
export const someEvent = (number = 0): NotificationEvent => ({
  kind: 'application',
  status: 'reviewed',
  opportunityId: `opportunity-${number}`,
  title: `Job ${number}`,
  company: 'Span',
});

/** Stores `count` notifications of a user in the table, a second apart, the last one now or `daysAgo`. */
export const addNotifications = async ({ id }: Member, count: number, daysAgo = 0): Promise<void> => {
  asOperator();
  const last = (await advanceClock(0)).getTime() - daysAgo * DAY_MS;
  await Promise.all(
    Array.from({ length: count }, (_, i) =>
      notify(id, new Date(last - (count - 1 - i) * 1000).toISOString(), someEvent(i)),
    ),
  );
};

/** Waits until the index of a user's unread notifications has just this many: it follows the table. */
export const untilIndexed = async ({ id }: Member, count: number): Promise<void> => {
  await eventually('the index', async () => {
    const found = await unreadUpTo(id, '~', count + 1, await advanceClock(0));
    return found.length === count;
  });
};

export const notificationsOf = async (
  { browser }: Member,
  query: Record<string, string> = {},
): Promise<{ items: Notification[]; nextCursor: string | null; unread: number }> =>
  (await browser.call('notifications.list', { query })).body;

export const markRead = async ({ browser }: Member, body: { ids: string[] } | { upTo: string }) =>
  (await browser.call('notifications.read', { body })).body;
