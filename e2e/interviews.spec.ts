import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';
import { signUp } from './support/people.ts';

const APPLICANTS = '/dashboard/employer/applicants';
/** Every day, in hours: there is always a free one in the next week. */
const HOURS = {
  timeZone: 'UTC',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
  exceptions: [],
  ...{ slotMinutes: 60, bufferMinutes: 0, noticeHours: 1, horizonDays: 30, maxPerDay: 24, maxPerWeek: 60 },
};

test('an interview is proposed by keyboard with the panel’s times, picked on a phone, and prepared', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const colleague = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!colleague) throw new Error('no browser');
  const cole = await signUp(colleague.request, {
    ...{ role: 'employer', firstName: 'Cole', confirmed: true, onboarded: true },
  });
  const id = await hiringFor([employer, cole], 'Lock Keeper');
  expect((await page.request.put('/api/availability', { data: HOURS })).ok()).toBe(true);
  const mia = await signUp(otherDevice.request, { firstName: 'Mia', confirmed: true, onboarded: true });
  await applyFor(otherDevice.request, mia, id);

  await page.goto(APPLICANTS);
  await expect(page.getByRole('tab', { name: 'New 1' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('tab', { name: 'Reviewed 1' })).toBeVisible();
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Interview Mia Byron' });
  await sheet.getByRole('checkbox', { name: /^Cole/ }).press('Space');
  const slots = sheet.getByRole('group', { name: 'Times at which all hosts are free' }).getByRole('checkbox');
  await slots.nth(0).press('Space');
  await slots.nth(2).press('Space');
  await expect(sheet.getByText('2 of 6 times chosen')).toBeVisible();
  await expectAccessible(page, 'proposing an interview');
  await sheet.getByRole('button', { name: 'Send times' }).press('Enter');
  await expect(sheet).toBeHidden();
  await page.goto(`${APPLICANTS}?status=interview_scheduled`);
  const line = page.getByRole('region', { name: 'Interview with Mia Byron' });
  await expect(line.getByText('Waiting for an answer')).toBeVisible();
  await expect(line.getByText(/^Interview, 45 min · Erin .+, Cole /)).toBeVisible();

  const phone = await otherDevice.newPage();
  await phone.setViewportSize({ width: 375, height: 780 });
  await phone.goto(`/opportunities/${id}`);
  const own = phone.getByRole('region', { name: 'Interviews' });
  await expect(own.getByText('2 times are proposed')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await own.getByRole('link', { name: 'Pick a time' }).click();
  await phone
    .getByRole('button', { name: /^Pick / })
    .first()
    .click();
  await expect(phone.getByText('Confirmed').first()).toBeVisible();
  await expect(phone.getByText('The host hasn’t added a link yet.')).toBeVisible();
  await expectNoSidewaysScroll(phone);

  await page.reload();
  await expect(line.getByText('No link yet')).toBeVisible();
  await expectAccessible(page, 'the interviews');
  await line.getByRole('link', { name: /^Add link/ }).click();
  await expect(page.getByRole('heading', { name: 'Prepare' })).toBeVisible();
  await page.getByLabel('Link to the room').fill('https://meet.example.com/lock');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('meet.example.com')).toBeVisible();
  await expectAccessible(page, 'an interview to prepare');
  await colleague.close();
});
