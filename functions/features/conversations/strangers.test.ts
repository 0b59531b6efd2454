import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { contact, talking } from '#functions/testing/conversations.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, itemsOf } from '#functions/testing/stack.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { conversations } from '#shared/features/conversations/routes.ts';

beforeAll(asOperator);

const BODIES: Partial<Record<keyof typeof conversations, () => Record<string, unknown>>> = {
  send: () => ({ text: 'Hello', clientId: newId() }),
  edit: () => ({ text: 'Hello' }),
  read: () => ({ upTo: 1 }),
};

/** The routes about one conversation, all of them. */
const ABOUT_ONE = Object.entries(conversations)
  .filter(([, { path }]) => path.includes('/conversations/{id}'))
  .map(([name]) => name as keyof typeof conversations);

const call = (
  { browser }: Member,
  name: keyof typeof conversations,
  id: string,
): Promise<{ status: number; text: string }> =>
  browser.call(`conversations.${name}`, {
    params: { id, number: '1' },
    ...(conversations[name].method !== 'GET' && { body: BODIES[name]?.() ?? {} }),
  });

it('a stranger learns of no route whether a conversation exists', async () => {
  const [{ id }, stranger] = [await talking(), await member()];
  expect(ABOUT_ONE).toHaveLength(8);
  for (const name of ABOUT_ONE) {
    const [existing, missing] = [await call(stranger, name, id), await call(stranger, name, 'no-such-id')];
    expect([name, existing.status]).toEqual([name, 404]);
    expect(existing.text).toBe(missing.text);
  }
});

it('a stranger learns of no reason whether it exists, when beginning a conversation for it', async () => {
  const [{ reason, employer }, stranger, other] = [await talking(), await member(), await member()];
  const begin = (given: object) =>
    stranger.browser.call('conversations.create', {
      body: { with: employer.id, reason: given, text: 'Hello', clientId: newId() },
    });
  const existing = await begin(reason);
  const missing = await begin({ ...reason, opportunityId: 'no-such-opportunity' });
  const foreign = await begin({ ...reason, userId: other.id });
  expect([existing.status, missing.status, foreign.status]).toEqual([404, 404, 404]);
  expect(new Set([existing.text, missing.text, foreign.text]).size).toBe(1);
});

it('a stranger learns of no block whether a user exists', async () => {
  const [stranger, other] = [await member(), await member()];
  for (const name of ['block', 'unblock'] as const) {
    const answer = (userId: string) => stranger.browser.call(`conversations.${name}`, { params: { userId } });
    const [existing, missing] = [await answer(other.id), await answer('no-such-user')];
    expect([missing.status, missing.text]).toEqual([existing.status, existing.text]);
  }
  await stranger.browser.call('conversations.block', { params: { userId: 'no-such-user' } });
  expect(await itemsOf(`blocks#${stranger.id}`)).toEqual([]);
  expect(
    (await stranger.browser.call('conversations.block', { params: { userId: stranger.id } })).status,
  ).toBe(404);
});

it('a suspended user gets 401 of every route, in their own conversation too', async () => {
  const [one, other] = [await member(), await member({ role: 'alumni' })];
  const { id } = (await contact(one, other)).body.conversation;
  await suspend(one.id);
  for (const name of ABOUT_ONE) expect([name, (await call(one, name, id)).status]).toEqual([name, 401]);
  const reason = { kind: 'request', id: requestIdOf(one.id, other.id) } as const;
  const begun = await one.browser.call('conversations.create', {
    body: { with: other.id, reason, text: 'Hello', clientId: newId() },
  });
  const reported = await one.browser.call('reports.create', { body: { userId: other.id, code: 'spam' } });
  const blocked = await one.browser.call('conversations.block', { params: { userId: other.id } });
  expect([begun, reported, blocked].map(({ status }) => status)).toEqual([401, 401, 401]);
});
