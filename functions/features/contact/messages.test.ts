import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { Browser } from '#functions/testing/api.ts';
import { member } from '#functions/testing/members.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { CONTACT_MESSAGE_DAYS } from '#shared/core/retention.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { messages } from './messages.ts';
import { getMessage, latestMessages, storeMessage } from './repository.ts';

beforeAll(asOperator);

const message = (receivedAt: Date, given: Partial<ContactMessage> = {}): ContactMessage => ({
  id: newId(),
  receivedAt: receivedAt.toISOString(),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'Is there something for people who build engines?',
  ...given,
});

/** Does something on a table with no other messages. */
const onOwnTable = async (work: () => Promise<void>) => {
  const removeTable = await useOwnTable();
  try {
    await work();
  } finally {
    await removeTable();
    asOperator();
  }
};

/** One message that is still kept, and one that the table may delete and has not yet. */
const keptAndLapsed = async () => {
  const now = new Date('2027-03-01T12:00:00Z');
  const ago = (days: number) => message(new Date(now.getTime() - days * DAY_MS));
  const [kept, lapsed] = [ago(CONTACT_MESSAGE_DAYS - 1), ago(CONTACT_MESSAGE_DAYS + 1)];
  await storeMessage(kept);
  await storeMessage(lapsed);
  return { now, kept, lapsed };
};

/** A page of the list as an admin gets it. */
const page = (query: { limit: number; cursor?: string | undefined }, now: Date) =>
  messages({ query, now } as Parameters<typeof messages>[0]);

describe('the messages that admins read', () => {
  it('come page by page, the latest first, each once', () =>
    onOwnTable(async () => {
      const now = new Date('2027-03-01T12:00:00Z');
      const sent = Array.from({ length: 5 }, (_, hours) =>
        message(new Date(now.getTime() - hours * HOUR_MS)),
      );
      for (const one of sent.toReversed()) await storeMessage(one);
      const seen: ContactMessage[][] = [];
      let cursor: string | undefined;
      do {
        const { items, nextCursor } = await page({ limit: 2, cursor }, now);
        seen.push(items);
        cursor = nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual([sent.slice(0, 2), sent.slice(2, 4), sent.slice(4)]);
    }));

  it('are for admins, and a cursor that was tampered with is refused', async () => {
    const { browser } = await member({ role: 'employer' });
    expect((await browser.call('contact.messages')).status).toBe(403);
    const admin = await member({ role: 'admin' });
    const answer = await admin.browser.call('contact.messages', { query: { cursor: 'e30.x' } });
    expect(answer.error.code).toBe('invalid_cursor');
  });

  it('reach admins from the form', async () => {
    const { firstName, lastName, email, message: text } = message(new Date());
    const subject = `From the form ${newId()}`;
    await new Browser().call('contact.send', {
      body: { firstName, lastName, email, subject, message: text },
    });
    const { browser } = await member({ role: 'admin' });
    const { items } = (await browser.call('contact.messages', { query: { limit: 50 } })).body;
    expect(items.map((one) => one.subject)).toContain(subject);
  });

  it('are found one by one, until they are deleted', () =>
    onOwnTable(async () => {
      const { now, kept, lapsed } = await keptAndLapsed();
      expect(await getMessage(kept.id, now)).toEqual(kept);
      for (const id of [lapsed.id, newId()]) expect(await getMessage(id, now)).toBeUndefined();
    }));

  it('are gone after a year, also while the table has not deleted them yet', () =>
    onOwnTable(async () => {
      const { now, kept } = await keptAndLapsed();
      expect(await latestMessages(10, undefined, now)).toEqual([kept]);
    }));

  it('end at a position that is older than what is kept: DynamoDB is not asked for it', () =>
    countingUsage(async () => {
      const position = message(new Date('2026-01-01T12:00:00Z'));
      expect(await latestMessages(10, position, new Date('2027-03-01T12:00:00Z'))).toEqual([]);
      expect(usageSoFar().calls).toBe(0);
    }));
});
