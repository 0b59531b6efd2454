import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { sendDigest } from '#functions/features/searches/digest.ts';
import { book, open } from '#functions/testing/booking.ts';
import { contact } from '#functions/testing/conversations.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, eventually, itemsOf, mailsTo } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { Preferences } from '#shared/features/attention/preferences.ts';
import { WAITING_AT_MOST } from '#shared/features/attention/rules.ts';
import { sendOrWait } from './attention.ts';
import { getWaiting, settleWaiting } from './waiting-mails.ts';

beforeAll(asOperator);

/** In the night and in the morning in Berlin. Far ahead of the stack's clock: its own hourly run mails what is due by then. */
const NIGHT = new Date('2999-05-04T00:30:00.000Z');
const MORNING = new Date('2999-05-04T06:30:00.000Z');
const NOON = new Date('2999-05-04T10:30:00.000Z');
const NEXT_MORNING = new Date('2999-05-05T06:30:00.000Z');

const person = async (preferences: Partial<Preferences> = {}) => {
  const one = await member({ timeZone: 'Europe/Berlin' });
  const body = { mail: { applications: true }, ...preferences };
  (await one.browser.call('users.savePreferences', { params: { userId: one.id }, body })).body;
  const account = await getAccount(one.id);
  if (!account) throw new Error('no account');
  return { one, account };
};

/** A conversation in which something is unread, as a mail that waits. */
const unread = async (to: Member) => {
  const from = await member({ role: 'alumni', firstName: 'Nora', lastName: 'Nightly' });
  const { id } = (await contact(from, to)).body.conversation;
  return { kind: 'conversation', id, otherId: from.id, from: 'Nora Nightly' } as const;
};

/** Tries to send a mail; returns whether it was sent. */
const tried = async (account: Account, waiting: Parameters<typeof sendOrWait>[1]['waiting'], at: Date) => {
  let sent = false;
  await sendOrWait(account, { key: waiting.id, waiting, at }, async () => {
    sent = true;
  });
  return sent;
};

const waits = async (id: string) => Object.keys((await getWaiting(id))?.mails ?? {});

const requested = async (id: string) =>
  (await itemsOf(`user#${id}`)).filter(({ sk }) => String(sk).startsWith('mail-request#digest'));

describe('mails about messages and meetings', () => {
  it('wait in quiet hours, and come in one digest in the morning where the user lives', async () => {
    const { one, account } = await person({ quietHours: { from: 22, to: 7 } });
    const [first, second] = [await unread(one), await unread(one)];
    expect(await tried(account, first, NIGHT)).toBe(false);
    expect(await tried(account, first, NIGHT)).toBe(false);
    expect(await tried(account, second, NOON)).toBe(true);
    expect(await waits(one.id)).toEqual([first.id]);
    expect(await sendDigest(one.id, new Date('2999-05-04T03:00:00.000Z'))).toBe('later');
    expect(await sendDigest(one.id, MORNING)).toBe('mailed');
    expect(await waits(one.id)).toEqual([]);
    const mail = await eventually('the digest', async () => (await mailsTo(account.email)).at(-1));
    expect(mail.subject).toContain('1 unread conversation');
    expect(mail.text).toContain('Nora Nightly wrote to you');
    expect(mail.text).toContain(`/dashboard/messages?open=${first.id}`);
    expect(mail.headers).not.toContain('List-Unsubscribe');
  });

  it('about booked meetings come in the digest with one file for calendars', async () => {
    const people = await open();
    const { host } = people;
    const body = { mail: { applications: true }, mailsADay: 0 };
    (await host.browser.call('users.savePreferences', { params: { userId: host.id }, body })).body;
    const meetings = [(await book(people, '10:00')).body, (await book(people, '11:00')).body];
    await eventually('the mails to wait', async () => (await waits(host.id)).length === 2);
    // The stack's own hourly run may have mailed it a moment before.
    await sendDigest(host.id, new Date((await inDays(1)).at('08:30')));
    const { email = '' } = (await getAccount(host.id)) ?? {};
    const mail = await eventually('the digest', async () =>
      (await mailsTo(email)).find(({ subject }) => subject.includes('2 changes of meetings')),
    );
    expect(mail.attached).toContain('METHOD:PUBLISH');
    expect(mail.attached).not.toContain('ATTENDEE');
    for (const { id } of meetings) expect(mail.attached).toContain(`UID:${id}@meetings.fledge`);
    expect([mail.text, mail.html].every((text) => text.includes('The attached file adds'))).toBe(true);
  });

  it('wait once there were as many within a day as the user wants', async () => {
    const { one, account } = await person({ mailsADay: 1 });
    const [first, second] = [await unread(one), await unread(one)];
    expect([await tried(account, first, MORNING), await tried(account, second, NOON)]).toEqual([true, false]);
    expect(await waits(one.id)).toEqual([second.id]);
  });

  it('come in one digest a day, whatever is added after it', async () => {
    const { one, account } = await person({ mailsADay: 0 });
    await tried(account, await unread(one), NIGHT);
    expect(await sendDigest(one.id, MORNING)).toBe('mailed');
    await tried(account, await unread(one), MORNING);
    expect(await sendDigest(one.id, new Date(MORNING.getTime() + HOUR_MS))).toBe('later');
    expect(await sendDigest(one.id, NEXT_MORNING)).toBe('mailed');
    expect(await requested(one.id)).toHaveLength(2);
  });

  it('are left out where the user wants no digest', async () => {
    const { one, account } = await person({ mailsADay: 0, digest: false });
    expect(await tried(account, await unread(one), NOON)).toBe(false);
    expect(await waits(one.id)).toEqual([]);
  });

  it('are not named once they were read, or overtaken', async () => {
    const { one, account } = await person({ mailsADay: 0 });
    const conversation = await unread(one);
    await tried(account, conversation, NIGHT);
    const gone = {
      kind: 'meeting',
      id: newId(),
      heading: 'Meeting moved',
      text: 'Moved',
      sequence: 1,
    } as const;
    await tried(account, gone, NIGHT);
    const params = { id: conversation.id };
    (await one.browser.call('conversations.read', { params, body: { upTo: 1 } })).body;
    expect(await sendDigest(one.id, MORNING)).toBe('nothing');
    expect([await waits(one.id), await requested(one.id)]).toEqual([[], []]);
  });

  it('that are added while a digest is made wait for the next one', async () => {
    const { one, account } = await person({ mailsADay: 0 });
    await tried(account, await unread(one), NIGHT);
    const read = await getWaiting(one.id);
    const later = await unread(one);
    await tried(account, later, NIGHT);
    if (!read) throw new Error('nothing waits');
    await expect(transact({ waiting: settleWaiting(read) })).rejects.toThrow(TransactionFailed);
    expect(await waits(one.id)).toContain(later.id);
  });

  it('wait in a bounded number', async () => {
    const { one, account } = await person({ mailsADay: 0 });
    for (let count = 0; count < WAITING_AT_MOST + 2; count++) {
      const mail = { kind: 'meeting', id: `m${count}`, heading: 'x', text: 'x', sequence: 1 } as const;
      await tried(account, mail, NOON);
    }
    expect(await waits(one.id)).toHaveLength(WAITING_AT_MOST);
  });
});
