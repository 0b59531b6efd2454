import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';

const READY = { confirmed: true, onboarded: true } as const;
const NAME = 'שרה כהן';
const MESSAGE = 'אני זמינה בשעה 9:00 (ירושלים).';

/** A place that goes in a direction, which the browser follows from the text itself. */
const expectDirection = (place: Locator, direction: 'ltr' | 'rtl') =>
  expect(place).toHaveCSS('direction', direction);

const selectedIn = (field: Locator) =>
  field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

test('Hebrew names and messages go from right to left, in fields too, and the sentences around them do not', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const grace = await signedUp({ ...READY, firstName: 'Grace', lastName: 'Hopper' });
  const sara = await signUp(otherDevice, { ...READY, firstName: 'שרה', lastName: 'כהן' });
  const sent = await otherDevice.request.post('/api/conversations', {
    data: {
      with: grace.id,
      reason: { kind: 'request', id: requestIdOf(sara.id, grace.id) },
      text: MESSAGE,
      clientId: randomUUID(),
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);

  await page.goto('/dashboard/messages');
  const list = page.getByRole('main');
  await expect(list.getByText(NAME, { exact: true }).first()).toBeVisible();
  for (const shown of await list.getByText(NAME, { exact: true }).all()) await expectDirection(shown, 'rtl');
  const thread = page.getByRole('region', { name: 'Thread' });
  await expectDirection(thread.getByText(MESSAGE), 'rtl');
  await expectDirection(page.getByText(/^שרה would like to get in touch/), 'ltr');

  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  for (const [typed, direction] of [
    ['שלום', 'rtl'],
    ['Hello', 'ltr'],
  ] as const) {
    await field.fill(typed);
    await expectDirection(field, direction);
  }
  await field.fill('See you at\u0007 9');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Remove the invisible character U+0007 after “See you at”')).toBeVisible();
  expect(await selectedIn(field)).toBe('\u0007');

  await page.goto(`/people/${sara.id}`);
  await expectDirection(page.getByRole('heading', { level: 1 }).getByText(NAME), 'rtl');
  await expect(page).toHaveTitle(`\u2068${NAME}\u2069 · Fledge`);
});

test('pasted text is sent, and what cannot be shown is named and selected', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('שרה');
  await expectDirection(page.getByLabel('First name'), 'rtl');
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
  expect(await selectedIn(message)).toBe('\u0007');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you, שרה')).toBeVisible();
});
