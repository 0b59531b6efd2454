import { randomUUID } from 'node:crypto';
import { bookingPath } from '#frontend/features/meetings/paths.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { everyDay } from './support/hours.ts';
import { signIn } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const HOURS = everyDay('Asia/Kolkata');

test('a guest books a free time, moves it and cancels it', { tag: '@local' }, async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const host = await signIn(otherDevice.request, { email: demoEmail('employer'), password: DEMO_PASSWORD });
  expect((await otherDevice.request.put('/api/availability', { data: HOURS })).ok()).toBe(true);
  const mine = await (await otherDevice.request.get('/api/opportunities/mine?limit=50')).json();
  const open = mine.items.find(({ status }: { status: string }) => status === 'open');
  const opportunityId = String(open?.id);
  const guest = await signedUp({ confirmed: true, onboarded: true });
  await applyFor(page.request, guest, opportunityId);

  await page.goto(bookingPath(host.id, 'Erin', { kind: 'application', opportunityId, userId: guest.id }));
  const sheet = page.getByRole('dialog', { name: 'Meet Erin' });
  await sheet.getByLabel('Topic').fill('Bridge building');
  const slots = sheet.getByRole('radio');
  await slots.nth(2).check();
  await expect(sheet.getByText(/In Asia \/ Kolkata it is/)).toBeVisible();
  await expectAccessible(page, 'booking');
  // Meanwhile the time is taken: the guest is offered others close to it.
  const taken = await page.request.post('/api/meetings', {
    data: {
      with: host.id,
      reason: { kind: 'application', opportunityId, userId: guest.id },
      topic: 'Elsewhere',
      minutes: 30,
      start: await slots.nth(2).getAttribute('value'),
      clientId: randomUUID(),
    },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  await sheet.getByRole('button', { name: 'Book meeting' }).click();
  await expect(sheet.getByText('This time is no longer free. Choose another one.')).toBeVisible();
  const others = sheet.getByRole('group', { name: 'Free close to it' }).getByRole('button');
  await expect(others).toHaveCount(3);
  await expectAccessible(page, 'other times');
  const { id } = await taken.json();
  expect((await page.request.post(`/api/meetings/${id}/cancel`, { data: { reason: '' } })).ok()).toBe(true);
  await others.first().click();
  await sheet.getByRole('button', { name: 'Book meeting' }).click();
  await expect(page.getByRole('heading', { name: 'Bridge building', level: 1 })).toBeVisible();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
  await expectAccessible(page, 'meeting');

  const before = await page.locator('time').first().getAttribute('datetime');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const move = page.getByRole('dialog', { name: 'Reschedule' });
  await move.getByRole('radio').nth(5).check();
  await move.getByLabel('Reason').fill('A lecture was moved');
  await move.getByRole('button', { name: 'Move meeting' }).click();
  await expect(toastSaying(page, 'Meeting moved')).toBeVisible();
  await expect(page.locator('time').first()).not.toHaveAttribute('datetime', before ?? '');
  await expect(page.getByText('A lecture was moved')).toBeVisible();

  const start = await page.locator('time').first().getAttribute('datetime');
  await page.goto(`/dashboard/calendar?date=${start?.slice(0, 10)}`);
  const cell = page.getByRole('gridcell', { name: /Bridge building/ });
  await expect(cell).toBeVisible();
  await expectAccessible(page, 'week');
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bridge building', level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel meeting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this meeting?' });
  await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.goto('/dashboard/calendar');
  await expect(page.getByRole('heading', { name: 'Nothing in these four weeks' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('availability is set on a phone, and blocked from the calendar', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/dashboard/calendar/availability');
  await page.getByRole('switch', { name: 'Monday' }).check();
  await page.getByRole('button', { name: /^Copy to weekdays/ }).click();
  await expect(page.getByRole('switch', { name: 'Friday' })).toBeChecked();
  await expect(page.getByText('09:00', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'availability');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(toastSaying(page, 'Availability saved')).toBeVisible();
  await page.goto('/dashboard/calendar');
  await page.getByRole('button', { name: 'Block time' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block time' }).click();
  await expect(toastSaying(page, 'Time blocked')).toBeVisible();
  await page.goto('/dashboard/calendar/availability');
  await expect(page.getByText(/^Blocked, .* 09:00–10:00$/)).toBeVisible();
});
