import type { Page } from 'playwright/test';
import { applied, inDays, proposeTime } from './support/applicants.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';

const INTERVIEWS = '/dashboard/employer/applicants?status=interview_scheduled';
const timeOf = (page: Page) => page.locator('time').first();

test('an interview is proposed, picked on a phone, moved by the host and prepared', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const id = await hiringFor([employer], 'Harbour Pilot');
  await page.goto('/dashboard/employer/applicants');
  const mia = await applied(page, id, 'Mia');
  const { user } = await (await mia.request.get('/api/auth/session')).json();
  await page.goto(`/dashboard/employer/applicants?open=${id}.${user.id}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Schedule Interview' }).click();
  await proposeTime(page);

  await test.step('the candidate picks the time', async () => {
    const hers = await mia.newPage();
    await hers.setViewportSize({ width: 375, height: 780 });
    await hers.goto(`/opportunities/${id}`);
    await hers.getByRole('link', { name: 'Pick a time' }).click();
    await expectAccessible(hers, 'the proposed times');
    await expectNoSidewaysScroll(hers);
    await hers.getByRole('button', { name: /^Pick / }).click();
    await expect(hers.getByText('Confirmed').first()).toBeVisible();
  });

  await page.goto(INTERVIEWS);
  const line = page.getByRole('region', { name: 'Interview with Mia Byron' });
  await expect(line).toContainText('No link yet');
  await expect(line).toContainText('Erin Byron');
  await expectAccessible(page, 'the interviews');
  await line.getByRole('link', { name: /^Reschedule/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Reschedule' });
  await sheet.getByLabel('Date').fill(inDays(4));
  await sheet.getByLabel('Time').fill('10:00');
  await sheet.getByLabel('Reason').fill('The pilots are at sea that day');
  await sheet.getByRole('button', { name: 'Move meeting' }).click();
  await expect(sheet).toBeHidden();
  await page.getByLabel('Link to the room').fill('https://meet.example.com/harbour');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('meet.example.com')).toBeVisible();

  await test.step('both see the same', async () => {
    const moved = (await timeOf(page).getAttribute('datetime')) ?? '';
    expect(moved).toContain(inDays(4));
    const hers = mia.pages()[0] ?? (await mia.newPage());
    await hers.reload();
    await expect(timeOf(hers)).toHaveAttribute('datetime', moved);
    await expect(hers.getByText('The pilots are at sea that day')).toBeVisible();
    await expect(hers.getByText('meet.example.com')).toBeVisible();
  });
  await page.goto(INTERVIEWS);
  await expect(line).not.toContainText('No link yet');
  await mia.close();
});
