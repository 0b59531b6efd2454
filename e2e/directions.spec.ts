import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { requestIdOf } from '#shared/features/reason-rules.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';

const READY = { confirmed: true, onboarded: true } as const;
const NAME = 'שרה כהן';
const MESSAGE = 'אני זמינה בשעה 9:00 (ירושלים).';

/** The direction of the element that has a text and nothing else. */
const directionOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).direction);

test('Hebrew names and messages go from right to left, in fields too, and the sentences around them do not', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const grace = await signedUp({ ...READY, firstName: 'Grace', lastName: 'Hopper' });
  const sara = await signUp(otherDevice, { ...READY, firstName: 'שרה', lastName: 'כהן' });
  const sent = await otherDevice.request.post('/api/conversations', {
    data: {
      ...{ with: grace.id, reason: { kind: 'request', id: requestIdOf(sara.id, grace.id) } },
      ...{ text: MESSAGE, clientId: randomUUID() },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);

  await page.goto('/dashboard/messages');
  const list = page.getByRole('main');
  for (const shown of await list.getByText(NAME, { exact: true }).all())
    expect(await directionOf(shown)).toBe('rtl');
  const thread = page.getByRole('region', { name: 'Thread' });
  expect(await directionOf(thread.getByText(MESSAGE))).toBe('rtl');
  await expect(page.getByText('would like to get in touch.')).toHaveText(/^שרה would like/);
  expect(await directionOf(page.getByText('would like to get in touch.'))).toBe('ltr');

  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  for (const [typed, direction] of [
    ['שלום', 'rtl'],
    ['Hello', 'ltr'],
  ] as const) {
    await field.fill(typed);
    expect(await directionOf(field)).toBe(direction);
  }

  await page.goto(`/people/${sara.id}`);
  expect(await directionOf(page.getByRole('heading', { level: 1 }).getByText(NAME))).toBe('rtl');
});

test('pasted text is sent, and what cannot be shown is named and selected', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('שרה');
  expect(await directionOf(page.getByLabel('First name'))).toBe('rtl');
  await page.getByLabel('Last name').fill('\u202bכהן\u202c');
  await page.getByLabel('Email').fill('sara@example.com');
  await page.getByLabel('Subject').fill('A question\tabout\u00a0berths');
  const message = page.getByLabel('Message');
  await message.fill('Dear team,\u000bI planned berths.\u0007\u000bBest');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('Remove the invisible character U+0007 after “I planned berths.”'),
  ).toBeVisible();
  await expect(message).toBeFocused();
  const selected = await message.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe('\u0007');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you, שרה')).toBeVisible();
});
