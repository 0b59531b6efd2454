import type { BrowserContext } from 'playwright/test';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { listsMentor, newMentor, sent } from './support/mentoring.ts';
import { signIn, signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

/** A student who asks the mentor, for the mentor's next free times. */
const requestFrom = async (context: BrowserContext, mentorId: string, firstName: string): Promise<void> => {
  await signUp(context, { firstName, lastName: 'Silva', confirmed: true, onboarded: true });
  const { times } = await sent<{ times: string[] }>(context.request.get(`/api/mentors/${mentorId}`));
  await sent(
    context.request.post('/api/mentorships', {
      data: {
        mentorId,
        goals: ['A first job as a developer'],
        note: 'I would like to learn from you.',
        weeks: 8,
        times: times.slice(0, 2),
      },
    }),
  );
};

test('an alumnus offers mentoring, and an admin approves it', { tag: '@local' }, async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const { id } = await signedUp({
    role: 'alumni',
    firstName: 'Grace',
    lastName: 'Hopper',
    confirmed: true,
    onboarded: true,
  });
  const student = await signUp(otherDevice, { confirmed: true, onboarded: true });
  // The library belongs to those who mentor.
  const resources = page.getByRole('dialog').getByRole('button', { name: 'Resources' });
  await page.goto(`/people/${student.id}`);
  const settings = page.waitForResponse('**/api/mentors/me');
  await page.getByRole('button', { name: 'Message' }).click();
  await settings;
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(resources).toHaveCount(0);
  await page.goto('/dashboard/alumni/mentor');
  await page.getByRole('link', { name: 'Set up mentoring' }).click();
  await expect(page.getByRole('heading', { name: 'Mentor settings', level: 1 })).toBeVisible();
  const form = page.getByRole('form', { name: 'Mentor settings' });
  await form.getByRole('radio', { name: /Skill Specialist/ }).check();
  await form.getByLabel('Mentees at once').fill('4');
  await form.getByLabel('Add a topic').fill('Compilers');
  await form.getByLabel('Add a topic').press('Enter');
  await form.getByRole('textbox', { name: 'Industry' }).fill('Software');
  await form.getByRole('button', { name: 'Add English' }).click();
  await form.getByRole('checkbox', { name: 'I follow this code of conduct' }).check();
  // What the bar at the top covers in part is no smaller target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'mentor settings');
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('An admin looks at your settings first', { exact: false })).toBeVisible();

  await page.getByRole('tab', { name: /Resource library/ }).click();
  await page.getByRole('button', { name: 'Add resource' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add resource' });
  await sheet.getByLabel('Title').fill('Interview guide');
  await sheet.getByLabel('Address').fill('example.com/guide');
  await sheet.getByRole('button', { name: 'Add resource' }).click();
  await expect(page.getByRole('heading', { name: 'Interview guide' })).toBeVisible();
  await expectAccessible(page, 'resource library');
  await page.setViewportSize({ width: 320, height: 780 });
  await expectNoSidewaysScroll(page);

  await page.goto(`/people/${student.id}`);
  await page.getByRole('button', { name: 'Message' }).click();
  await resources.click();
  await page.getByRole('button', { name: /^Interview guide/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toHaveValue(
    /example\.com\/guide/,
  );
  await page.goto('/dashboard/alumni/mentor/settings');

  await signIn(otherDevice.request, { email: demoEmail('admin'), password: DEMO_PASSWORD });
  const admin = await otherDevice.newPage();
  await admin.goto(`/dashboard/admin/mentors?open=${id}`);
  await expect(admin.getByRole('heading', { name: 'Grace Hopper' }).first()).toBeVisible();
  await expectAccessible(admin, 'mentors to approve');
  await admin.getByRole('button', { name: 'Approve…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Approve Grace Hopper as a mentor?' });
  await dialog.getByRole('radio', { name: /The profile shows the experience/ }).check();
  await dialog.getByRole('button', { name: 'Approve mentor' }).click();
  await expect(toastSaying(admin, 'Grace Hopper is approved as a mentor')).toBeVisible();

  await page.reload();
  await expect(page.getByText('You have no free times')).toBeVisible();
});

test('a link that is followed while the mentees are loading is not lost', async ({ page, signedUp }) => {
  await signedUp({ role: 'alumni', confirmed: true, onboarded: true });
  const list = Promise.withResolvers<void>();
  const code = Promise.withResolvers<void>();
  await page.route('**/api/mentorships?**', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.route('**/*MentorSettings*', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/dashboard/alumni/mentor');
  await page.getByRole('link', { name: 'Mentor settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  list.resolve();
  await expect(page.getByRole('tab', { name: /New Requests/ })).toContainText('0');
  code.resolve();
  await expect(page.getByRole('heading', { name: 'Mentor settings', level: 1 })).toBeVisible();
});

test('a mentor accepts, declines, books, notes and blocks time', { tag: '@local' }, async ({
  page,
  otherDevice,
}) => {
  const mentor = await newMentor(page.context(), { firstName: 'Grace', lastName: 'Hopperton', places: 3 });
  await signUp(otherDevice, { confirmed: true, onboarded: true });
  await listsMentor(otherDevice.request, mentor, true);
  await requestFrom(otherDevice, mentor.id, 'Ana');
  await requestFrom(otherDevice, mentor.id, 'Ben');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Ana Silva asks you/ }).click();
  await expect(page.getByRole('tab', { name: /New Requests/, selected: true })).toContainText('2');
  await expect(page.getByRole('heading', { name: 'Ana Silva', level: 2 }).last()).toBeVisible();
  await expect(page.getByText(/^Accepting books/)).toBeVisible();
  await expectAccessible(page, 'request');
  await page.getByRole('button', { name: 'Accept as Mentee' }).click();
  await expect(toastSaying(page, 'Ana Silva is your mentee')).toBeVisible();

  // By keyboard: the list, the request, and why it is declined.
  await page.getByRole('tab', { name: /New Requests/ }).focus();
  await page.keyboard.press('j');
  await expect(page.locator('a[data-item]:focus')).toHaveText('Ben Silva');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ben Silva', level: 2 }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Decline Request' }).click();
  const decline = page.getByRole('dialog', { name: 'Decline the request of Ben Silva?' });
  await decline.getByRole('radio', { name: /I don’t have the time/ }).check();
  await decline.getByLabel('Your own words').fill('Ask me again in spring.');
  await decline.getByRole('checkbox', { name: /Also take no new requests/ }).check();
  await expectAccessible(page, 'declining');
  await decline.getByRole('button', { name: 'Decline request' }).click();
  await expect(toastSaying(page, 'Request declined')).toBeVisible();
  await expect(page.getByText('You take no new requests')).toBeVisible();

  await page.getByRole('tab', { name: /Active/ }).click();
  await expect(page.getByRole('heading', { name: 'Ana Silva', level: 2 }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Add Notes' }).click();
  await expect(page.getByRole('textbox', { name: 'Add a note' })).toBeFocused();
  await page.keyboard.type('Asks good questions');
  await page.getByRole('button', { name: 'Save private note' }).click();
  await expect(page.getByText('Only you can read this')).toBeVisible();
  await page.getByRole('button', { name: 'View Progress' }).click();
  const progress = page.getByRole('dialog', { name: 'Progress of Ana Silva' });
  await expect(progress.getByText('Skill development').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'mentee');

  await page.getByRole('button', { name: 'Schedule Session' }).click();
  const session = page.getByRole('dialog', { name: 'Session with Ana' });
  await session.getByLabel('Topic').fill('Portfolio');
  await session.getByRole('radio', { name: /Book a time/ }).check();
  await session.locator('input[name="slot"]').nth(4).check();
  await session.getByRole('button', { name: 'Book session' }).click();
  await expect(toastSaying(page, 'Session booked')).toBeVisible();

  await page.getByRole('link', { name: 'Session schedule' }).click();
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions' });
  await expect(upcoming.getByText('Portfolio')).toBeVisible();
  await expect(upcoming.getByText('Confirmed').first()).toBeVisible();
  await expectAccessible(page, 'schedule');
  await page
    .getByRole('region', { name: 'Available slots' })
    .getByRole('button', { name: /^Book/ })
    .last()
    .click();
  const booking = page.getByRole('dialog', { name: 'Book a session' });
  await booking.getByLabel('Topic').fill('Mock interview');
  await booking.getByRole('button', { name: 'Book session' }).click();
  await expect(upcoming.getByText('Mock interview')).toBeVisible();
  await page.getByRole('button', { name: 'Block Time Slot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block time' }).click();
  await expect(toastSaying(page, 'Time blocked')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.goto('/dashboard/mentor/mentees?tab=all');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Ben Silva' }).click();
  await expect(page.getByText('Ask me again in spring.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
