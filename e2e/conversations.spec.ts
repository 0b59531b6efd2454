import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { PAYLOADS, watchForHits } from '#functions/testing/payloads.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { bell, hasNotifications, panel } from './support/notifying.ts';
import { type Person, signUp } from './support/people.ts';

const READY = { confirmed: true, onboarded: true } as const;

/** Begins a first contact through the API, and returns the conversation's id. */
const contact = async (
  request: APIRequestContext,
  from: Person,
  to: Person,
  text: string,
): Promise<string> => {
  const response = await request.post('/api/conversations', {
    data: {
      with: to.id,
      reason: { kind: 'request', id: requestIdOf(from.id, to.id) },
      text,
      clientId: randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).conversation.id;
};

test('two users talk: a request, its answer, what is unread, an edit, and a message that is sent again', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const ada = await signedUp(READY);
  const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace', lastName: 'Hopper' });
  await page.goto(`/people/${grace.id}`);
  await page.getByRole('button', { name: 'Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message Grace' });
  await dialog.getByLabel('Message').fill('May I ask about your compiler?');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/dashboard\/messages\?open=/);
  await expect(page.getByText('You can write more once your request is accepted.')).toBeVisible();
  await expect(page.getByText('You can send 9 more requests this week.')).toBeVisible();

  const theirs = await otherDevice.newPage();
  await theirs.goto('/dashboard');
  const link = theirs.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Messages/ });
  await expect(link).toContainText('1');
  await link.click();
  await expect(
    theirs.getByRole('heading', { name: `${ada.firstName} ${ada.lastName}`, level: 2 }).last(),
  ).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  const field = theirs.getByRole('textbox', { name: 'Message' });
  await field.fill('Of course.\nIt is at https://example.org/a-0.');
  await field.press('Control+Enter');
  const thread = page.getByRole('region', { name: 'Thread' });
  // It arrives by itself.
  await expect(thread.getByRole('link', { name: 'https://example.org/a-0' })).toBeVisible();
  await expectAccessible(page);

  const mine = page.getByRole('textbox', { name: 'Message' });
  await mine.fill('Thank you');
  await page.reload();
  await expect(mine).toHaveValue('Thank you');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread.getByText('Thank you')).toBeVisible();
  await expect(mine).toHaveValue('');
  await expect(thread.getByText('sending…')).toBeHidden();
  await mine.press('ArrowUp');
  await mine.fill('Thank you, Grace');
  await mine.press('Control+Enter');
  await expect(thread.getByText('Thank you, Grace')).toBeVisible();
  await expect(thread.getByText(/edited/)).toBeVisible();

  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Please wait.' } })
      : route.continue(),
  );
  await mine.fill('On the train');
  await mine.press('Control+Enter');
  await expect(thread.getByText(/Not sent/)).toBeVisible();
  // Nothing is edited in place of the last message, which can't be yet.
  await mine.press('ArrowUp');
  await expect(mine).toHaveValue('');
  await page.unroute('**/api/conversations/*/messages');
  await thread.getByRole('button', { name: 'Try again' }).click();
  await expect(thread.getByText(/Not sent/)).toBeHidden();
  await expect(theirs.getByRole('region', { name: 'Thread' }).getByText('On the train')).toHaveCount(1);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('scripts in messages run nothing', async ({ page, signedUp, otherDevice }) => {
  test.setTimeout(180_000);
  const ada = await signedUp(READY);
  const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace' });
  const [first = '', ...rest] = PAYLOADS;
  const id = await contact(otherDevice.request, grace, ada, first);
  await page.request.post(`/api/conversations/${id}/accept`, { data: {} });
  for (const text of rest) {
    const data = { text, clientId: randomUUID() };
    const response = await otherDevice.request.post(`/api/conversations/${id}/messages`, { data });
    expect(response.status(), await response.text()).toBe(201);
  }
  const hits = await watchForHits(page);
  await page.goto(`/dashboard/messages?open=${id}`);
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages.filter({ hasText: rest.at(-1) ?? '' }).last()).toBeVisible();
  for (let shown = 20; shown < PAYLOADS.length; shown += 50) {
    const before = await messages.count();
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect.poll(() => messages.count()).toBeGreaterThan(before);
  }
  // The same as topics of meetings, which the bell, the calendar and their own pages show.
  // More than a day ahead, so that no reminder follows: the latest notification stays that of the last meeting.
  const start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * DAY_MS);
  for (const [index, payload] of PAYLOADS.slice(0, 25).entries()) {
    const proposed = [new Date(start.getTime() + index * HOUR_MS).toISOString()];
    const data = {
      with: ada.id,
      reason: { kind: 'request', id: requestIdOf(grace.id, ada.id) },
      minutes: 30,
      topic: payload,
      proposed,
    };
    const response = await otherDevice.request.post('/api/meetings', { data });
    expect(response.status(), await response.text()).toBe(201);
    const { id: meetingId } = await response.json();
    const picked = await page.request.post(`/api/meetings/${meetingId}/accept`, {
      data: { start: proposed[0] },
    });
    expect(picked.status(), await picked.text()).toBe(200);
  }
  await hasNotifications(page.request, 25);
  for (const view of ['agenda', 'week', 'day']) {
    await page.goto(`/dashboard/calendar?view=${view}&date=${start.toISOString().slice(0, 10)}`);
    await expect(page.getByText(first.trim()).first()).toBeVisible();
  }
  // The latest is the first in the bell.
  const latest = panel(page).getByRole('listitem').first();
  await bell(page).click();
  const topic = (PAYLOADS[24] ?? '').trim();
  await expect(latest).toContainText(topic);
  await latest.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic);
  expect(hits).toEqual([]);
  expect(await page.locator('main :is(script, iframe, object, embed, base)').count()).toBe(0);
});
