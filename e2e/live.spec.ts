import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { expect, test } from './support/fixtures.ts';
import { type Person, signUp } from './support/people.ts';

const READY = { confirmed: true, onboarded: true } as const;

/** A conversation of two users that the second one began; its id. */
const conversationOf = async (
  [mine, theirs]: readonly [APIRequestContext, APIRequestContext],
  [me, other]: readonly [Person, Person],
): Promise<string> => {
  const reason = { kind: 'request', id: requestIdOf(other.id, me.id) };
  const data = { with: me.id, reason, text: 'Hello', clientId: randomUUID() };
  const response = await theirs.post('/api/conversations', { data });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()).conversation;
  expect((await mine.post(`/api/conversations/${id}/accept`, { data: {} })).ok()).toBe(true);
  return id;
};

const say = async (request: APIRequestContext, id: string, text: string): Promise<void> => {
  const data = { text, clientId: randomUUID() };
  expect((await request.post(`/api/conversations/${id}/messages`, { data })).status()).toBe(201);
};

const isQuestion = (url: string): boolean => url.includes('/api/inbox/changes');

const openConversation = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/dashboard/messages?open=${id}`);
  await expect(page.getByRole('region', { name: 'Thread' }).getByText('Hello')).toBeVisible();
};

test('a message arrives through the web socket, which asks before any question is due', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const ada = await signedUp(READY);
  const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace' });
  const id = await conversationOf([page.request, otherDevice.request], [ada, grace]);
  const events: string[] = [];
  page.on('request', (request) => {
    if (isQuestion(request.url())) events.push('question');
  });
  page.on('websocket', (socket) => {
    events.push('socket');
    // Others answer the probes by which the browser finds out whether it is alive.
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('since')) events.push('hint');
    });
  });
  await openConversation(page, id);
  await expect.poll(() => events).toContain('socket');
  // It begins with what is new.
  await expect.poll(() => events).toContain('hint');
  const before = events.length;
  await say(otherDevice.request, id, 'Sent while you look');
  const arrived = page.getByRole('region', { name: 'Thread' }).getByText('Sent while you look');
  await expect(arrived).toBeVisible();
  // Where a probe was answered late, a question may have brought the message, and the hint may be still on its way.
  await expect.poll(() => events.slice(before)).toContain('hint');
});

test('a message arrives by asking, when there is no web socket', async ({ page, signedUp, otherDevice }) => {
  const ada = await signedUp(READY);
  const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace' });
  const id = await conversationOf([page.request, otherDevice.request], [ada, grace]);
  await page.routeWebSocket(/\/live$/, (socket) => socket.close({ code: 1011 }));
  const answered = page.waitForResponse((response) => isQuestion(response.url()));
  await openConversation(page, id);
  await answered;
  await say(otherDevice.request, id, 'No socket here');
  const arrived = page.getByRole('region', { name: 'Thread' }).getByText('No socket here');
  // Asked every two and a half seconds, and loaded then.
  await expect(arrived).toBeVisible();
});

test('a message arrives soon when the web socket died without a sign', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const ada = await signedUp(READY);
  const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace' });
  const id = await conversationOf([page.request, otherDevice.request], [ada, grace]);
  let heard = 0;
  let dead = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    // It stays open, and nothing comes over it any more.
    server.onMessage((message) => {
      heard += 1;
      if (!dead) socket.send(message);
    });
  });
  await openConversation(page, id);
  // The first hint, and the answer to a probe.
  await expect.poll(() => heard).toBeGreaterThanOrEqual(2);
  dead = true;
  await say(otherDevice.request, id, 'Is it dead?');
  const arrived = page.getByRole('region', { name: 'Thread' }).getByText('Is it dead?');
  // How soon is in frontend/core/inbox/asking.test.ts, with a clock of its own: a machine that tests is slower.
  await expect(arrived).toBeVisible();
  await say(otherDevice.request, id, 'By asking');
  const asked = page.getByRole('region', { name: 'Thread' }).getByText('By asking');
  await expect(asked).toBeVisible();
});
