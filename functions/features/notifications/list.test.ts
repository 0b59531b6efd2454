import { describe, expect, it } from 'vitest';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { notificationsOf as stored } from '#functions/parts/notifications/repository.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { member } from '#functions/testing/members.ts';
import {
  addNotifications,
  markRead,
  notificationsOf,
  untilIndexed,
} from '#functions/testing/notifications.ts';
import { published } from '#functions/testing/publish.ts';
import { eventually } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { NOTIFICATION_DAYS } from '#shared/core/retention.ts';
import type { Notification } from '#shared/features/notifications/routes.ts';

const titles = (items: readonly Notification[]) =>
  items.map(({ event }) => 'title' in event && event.title.replace('Job ', ''));

describe('the list of my notifications', () => {
  it('is empty at first, and has an entry for each application and its withdrawal, the latest first, none of them unread', async () => {
    const person = await member();
    expect(await notificationsOf(person)).toEqual({ items: [], nextCursor: null, unread: 0 });
    const { id } = await published({ title: 'Bridge builder', company: 'Span' });
    const { appliedAt } = (await apply(person, id)).body;
    const { updatedAt } = (await withdraw(person, id)).body;
    const { items, unread } = await eventually('both', async () => {
      const list = await notificationsOf(person);
      return list.items.length === 2 && list;
    });
    const about = { opportunityId: id, title: 'Bridge builder', company: 'Span' };
    expect(items).toEqual([
      {
        id: `${updatedAt}#application#${id}#withdrawn`,
        at: updatedAt,
        read: true,
        event: { kind: 'application', status: 'withdrawn', ...about },
      },
      {
        id: `${appliedAt}#application#${id}#new`,
        at: appliedAt,
        read: true,
        event: { kind: 'application', status: 'new', ...about },
      },
    ]);
    expect(unread).toBe(0);
  });

  it('comes in pages to its end, each notification once', async () => {
    const person = await member();
    await addNotifications(person, 25);
    for (const limit of ['1', '7', '25', '50']) {
      const items: Notification[] = [];
      let cursor: string | null = null;
      do {
        const page = await notificationsOf(person, { limit, ...(cursor !== null && { cursor }) });
        expect(page.items.length).toBeLessThanOrEqual(Number(limit));
        items.push(...page.items);
        cursor = page.nextCursor;
        expect(cursor === null).toBe(items.length === 25);
      } while (cursor);
      expect(titles(items)).toEqual(Array.from({ length: 25 }, (_, i) => String(24 - i)));
    }
  });

  it('counts the unread to ten, also those beyond the page', async () => {
    const person = await member();
    await addNotifications(person, 13);
    await untilIndexed(person, 13);
    const all = await notificationsOf(person, { limit: '1' });
    expect(all.unread).toBe(10);
    await markRead(person, { ids: (await notificationsOf(person)).items.slice(0, 11).map(({ id }) => id) });
    await untilIndexed(person, 2);
    const left = await notificationsOf(person, { limit: '11' });
    expect([left.unread, left.items.every(({ read }) => read)]).toEqual([2, true]);
  });

  it('ends where they are too old to be kept, whether or not the table has deleted them', async () => {
    const person = await member();
    await addNotifications(person, 3, NOTIFICATION_DAYS + 1);
    await addNotifications(person, 2, NOTIFICATION_DAYS - 1);
    const { items, nextCursor, unread } = await notificationsOf(person, { limit: '2' });
    expect([items.length, nextCursor, unread]).toEqual([2, null, 2]);
  });

  it('ends at a position that is older than what is kept: DynamoDB is not asked for it', () =>
    countingUsage(async () => {
      const now = new Date('2027-03-01T12:00:00Z');
      const position = `${new Date(now.getTime() - (NOTIFICATION_DAYS + 1) * DAY_MS).toISOString()}#account_approved`;
      expect(await stored('nobody', 10, position, now)).toEqual([]);
      expect(usageSoFar().calls).toBe(0);
    }));

  it('costs the same however much there is: two queries of few units besides the session', async () => {
    const person = await member();
    await addNotifications(person, 60);
    // The first request of a day records the activity.
    await person.browser.call('notifications.list');
    const { headers } = await person.browser.call('notifications.list');
    const [, reads, calls] =
      /^reads=([\d.]+) writes=0 calls=(\d+)$/.exec(headers.get('x-consumed') ?? '') ?? [];
    expect(Number(calls)).toBe(4);
    expect(Number(reads)).toBeLessThanOrEqual(2 + 3);
  });

  it("does not show another user's, nor accept another user's cursor", async () => {
    const [owner, other] = [await member(), await member()];
    await addNotifications(owner, 3);
    const cursor = (await notificationsOf(owner, { limit: '1' })).nextCursor ?? '';
    expect((await notificationsOf(owner, { cursor })).items).toHaveLength(2);
    expect((await notificationsOf(other)).items).toEqual([]);
    expect((await other.browser.call('notifications.list', { query: { cursor } })).error.code).toBe(
      'invalid_cursor',
    );
  });
});
