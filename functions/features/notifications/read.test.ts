import { describe, expect, it } from 'vitest';
import { notify } from '#functions/parts/notifications/repository.ts';
import { member } from '#functions/testing/members.ts';
import {
  addNotifications,
  markRead,
  notificationsOf,
  someEvent,
  untilIndexed,
} from '#functions/testing/notifications.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, itemsOf } from '#functions/testing/stack.ts';

const reads = async (person: Parameters<typeof notificationsOf>[0]) =>
  (await notificationsOf(person)).items.map(({ read }) => read);

/** The records of a user, without the directory's, which the stream writes at some time. */
const recordsOf = async (userId: string) =>
  (await itemsOf(`user#${userId}`)).filter(({ sk }) => !String(sk).startsWith('directory'));

describe('marking notifications as read', () => {
  it('marks the given ones, and again changes nothing', async () => {
    const person = await member();
    await addNotifications(person, 3);
    const [latest] = (await notificationsOf(person)).items;
    const ids = [latest?.id ?? '', latest?.id ?? ''];
    expect(await markRead(person, { ids })).toEqual({ marked: 1, more: false });
    const rows = await recordsOf(person.id);
    expect(await markRead(person, { ids })).toEqual({ marked: 0, more: false });
    expect(await recordsOf(person.id)).toEqual(rows);
    expect(await reads(person)).toEqual([true, false, false]);
    expect((await notificationsOf(person)).unread).toBe(2);
  });

  it('marks all up to one, and leaves what came after', async () => {
    const person = await member();
    await addNotifications(person, 5);
    const { items } = await notificationsOf(person);
    const upTo = items[2]?.id ?? '';
    expect(await markRead(person, { upTo })).toEqual({ marked: 3, more: false });
    expect(await markRead(person, { upTo })).toEqual({ marked: 0, more: false });
    expect(await reads(person)).toEqual([false, false, true, true, true]);
  });

  it('marks a hundred at a time, and says when there are more', async () => {
    const person = await member();
    await addNotifications(person, 130);
    await untilIndexed(person, 130);
    const upTo = (await notificationsOf(person)).items[0]?.id ?? '';
    expect(await markRead(person, { upTo })).toEqual({ marked: 100, more: true });
    expect(await markRead(person, { upTo })).toEqual({ marked: 30, more: false });
    expect((await notificationsOf(person)).unread).toBe(0);
  });

  it('many marks at once of the same ones mark each of them once', async () => {
    const person = await member();
    await addNotifications(person, 8);
    const ids = (await notificationsOf(person)).items.map(({ id }) => id);
    const upTo = ids[0] ?? '';
    const answers = await Promise.all(
      Array.from({ length: rounds(15, 100) }, (_, i) => markRead(person, i % 2 === 0 ? { ids } : { upTo })),
    );
    expect(answers.reduce((sum, { marked }) => sum + marked, 0)).toBe(8);
    expect((await notificationsOf(person)).unread).toBe(0);
  });

  it("does not mark another user's, and ignores ids that do not exist", async () => {
    const [owner, other] = [await member(), await member()];
    await addNotifications(owner, 2);
    const ids = (await notificationsOf(owner)).items.map(({ id }) => id);
    const upTo = ids[0] ?? '';
    const before = await recordsOf(other.id);
    for (const body of [{ ids }, { upTo }, { ids: ['account', '1#2'] }, { upTo: '1999' }])
      expect(await markRead(other, body)).toEqual({ marked: 0, more: false });
    expect(await recordsOf(other.id)).toEqual(before);
    expect((await notificationsOf(owner)).unread).toBe(2);
  });

  it('stays read when the same event is stored again', async () => {
    const person = await member();
    await addNotifications(person, 1);
    const [first] = (await notificationsOf(person)).items;
    await markRead(person, { ids: [first?.id ?? ''] });
    asOperator();
    await notify(person.id, first?.at ?? '', someEvent());
    expect(await reads(person)).toEqual([true]);
    expect((await notificationsOf(person)).unread).toBe(0);
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['a'], upTo: 'a' },
    { ids: Array<string>(101).fill('a') },
    { ids: [''] },
    { upTo: 'a\u0000' },
    { upTo: 7 },
  ])('answers 400 to %j', async (body) => {
    const { browser } = await member();
    const answer = await browser.call('notifications.read', { body: body as Record<string, unknown> });
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });
});
