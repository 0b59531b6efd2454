import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { Browser } from '#functions/testing/api.ts';
import { member } from '#functions/testing/crowd.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { CONTACT_KEPT_DAYS, type ContactMessage } from '#shared/features/contact.ts';
import { latestMessages, storeMessage } from './repository.ts';

beforeAll(asOperator);

const DAY_MS = 86_400_000;
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

describe('the messages that admins read', () => {
  it('come page by page, the latest first, each once', async () => {
    const { browser } = await member({ role: 'admin' });
    const sender = new Browser();
    const subjects = Array.from({ length: 5 }, (_, i) => `Page ${i} ${newId()}`);
    for (const subject of subjects) {
      const { firstName, lastName, email, message: text } = message(new Date());
      await sender.call('contact.send', { body: { firstName, lastName, email, subject, message: text } });
    }
    const seen: ContactMessage[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await browser.call('contact.messages', {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items);
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ subject }) => subject).filter((one) => subjects.includes(one))).toEqual(
      subjects.toReversed(),
    );
    const moments = seen.map(({ receivedAt }) => receivedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('are for admins, and a cursor that was tampered with is refused', async () => {
    const { browser } = await member({ role: 'employer' });
    expect((await browser.call('contact.messages')).status).toBe(403);
    const admin = await member({ role: 'admin' });
    const answer = await admin.browser.call('contact.messages', { query: { cursor: 'e30.x' } });
    expect(answer.error.code).toBe('invalid_cursor');
  });

  it('are gone after a year, also while the table has not deleted them yet', async () => {
    const removeTable = await useOwnTable();
    const now = new Date('2027-03-01T12:00:00Z');
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const [kept, lapsed] = [message(ago(CONTACT_KEPT_DAYS - 1)), message(ago(CONTACT_KEPT_DAYS + 1))];
    await storeMessage(kept);
    await storeMessage(lapsed);
    expect(await latestMessages(10, undefined, now)).toEqual([kept]);
    await removeTable();
    asOperator();
  });
});
