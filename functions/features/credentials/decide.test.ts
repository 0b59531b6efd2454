import { beforeAll, expect, it } from 'vitest';
import { provenOf } from '#functions/parts/profile/proven.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { claim, learner, passTest } from '#functions/testing/credentials.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { decodeBits, statusAt } from '#shared/features/credentials/status-bits.ts';

beforeAll(asOperator);

/** A student with a credential that counts in a match. */
const assessed = async () => {
  const { student, courseId } = await learner();
  await passTest(student, courseId);
  const { id } = (await claim(student, courseId, 'assessed')).body;
  return { student, id };
};

interface Entry {
  readonly credentialStatus: { readonly statusListIndex: string; readonly statusListCredential: string };
}

/** The bit of a credential as the site publishes it. */
const published = async (document: string) => {
  const { credentialStatus }: Entry = JSON.parse(document);
  const { text } = await new Browser().send(new URL(credentialStatus.statusListCredential).pathname);
  const bits = await decodeBits(JSON.parse(text).credentialSubject.encodedList);
  return bits && statusAt(bits, Number(credentialStatus.statusListIndex));
};

it('an admin suspends, restores and revokes with a reason, and the list says so at once', async () => {
  const { student, id } = await assessed();
  const admin = await activeAdmin();
  const { document } = (await student.browser.call('credentials.get', { params: { id } })).body;
  const decide = (what: 'suspend' | 'restore' | 'revoke' | 'decline', reason = 'Looked at again.') =>
    admin.browser.call(`credentials.${what}`, { params: { id }, body: { reason } });
  expect((await decide('restore')).error.code).toBe('illegal_transition');
  for (const [what, status] of [
    ['suspend', 'suspended'],
    ['restore', 'issued'],
    ['revoke', 'revoked'],
  ] as const) {
    expect((await decide(what)).body).toMatchObject({
      status,
      reason: status === 'issued' ? null : 'Looked at again.',
    });
    expect(await published(document)).toBe(status);
    expect(await provenOf(student.id)).toHaveLength(status === 'issued' ? 1 : 0);
  }
  expect((await decide('suspend')).error.code).toBe('illegal_transition');
  expect((await decide('decline')).error.code).toBe('illegal_transition');
  await eventually('the notification', async () => {
    const { items } = (await student.browser.call('notifications.list')).body;
    return items.some(({ event }) => event.kind === 'credential' && event.news === 'revoked');
  });
});

it('a holder appeals a decision once, and an admin answers it', async () => {
  const { student, id } = await assessed();
  const { browser } = await activeAdmin();
  const appeal = (text = 'I took the test myself.') =>
    student.browser.call('credentials.appeal', { params: { id }, body: { text } });
  const waiting = async () => {
    const { items } = (await browser.call('credentials.queue', { query: { status: 'appealed' } })).body;
    return items.some((one) => one.id === id);
  };
  expect((await appeal()).error.code).toBe('illegal_transition');
  const body = { reason: 'The answers came too fast.' };
  (await browser.call('credentials.suspend', { params: { id }, body })).body;
  expect((await appeal()).body.appeal).toMatchObject({ text: 'I took the test myself.', answer: null });
  expect((await appeal()).error.code).toBe('illegal_transition');
  expect(await waiting()).toBe(true);
  const declined = (await browser.call('credentials.decline', { params: { id }, body })).body;
  expect([declined.status, declined.appeal?.answer]).toEqual(['suspended', body.reason]);
  expect(await waiting()).toBe(false);
  (await browser.call('credentials.revoke', { params: { id }, body })).body;
  (await appeal('Please look at the times.')).body;
  const restored = (await browser.call('credentials.restore', { params: { id }, body })).body;
  expect([restored.status, restored.appeal?.answer]).toEqual(['issued', body.reason]);
  expect(await waiting()).toBe(false);
});

it('admins find credentials by status, name and title, page by page', async () => {
  const { id } = await assessed();
  const { browser } = await activeAdmin();
  const found = async (query: { q?: string; status?: 'issued' | 'revoked' }) => {
    const ids: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page: { items: { id: string }[]; nextCursor: string | null } = (
        await browser.call('credentials.queue', { query: { ...query, limit: 2, ...(cursor && { cursor }) } })
      ).body;
      ids.push(...page.items.map((one) => one.id));
      if (page.nextCursor === null) return ids;
      cursor = page.nextCursor;
    }
  };
  for (const query of [{}, { q: 'bridges for' }, { status: 'issued' }] as const) {
    const ids = await found(query);
    expect([query, ids.filter((one) => one === id).length, new Set(ids).size]).toEqual([
      query,
      1,
      ids.length,
    ]);
  }
  expect(await found({ q: 'no such title' })).toEqual([]);
  expect(await found({ status: 'revoked' })).not.toContain(id);
});
