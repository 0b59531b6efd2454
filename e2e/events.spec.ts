import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { asAdmin } from './support/contact.ts';
import { dayAhead, publishedEvent } from './support/events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { signIn, signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const READY = { confirmed: true, onboarded: true } as const;

test('a host publishes an event for one: the next of the waiting list moves up when the place is given up', {
  tag: '@local',
}, async ({ page, otherDevice, browser, baseURL }) => {
  const title = `Portfolio evening ${ownName('')}`;
  await signUp(page.context(), { ...READY, role: 'alumni', firstName: 'Jun', lastName: 'Okabe' });
  await page.goto('/dashboard/alumni/events');
  await page.getByRole('link', { name: 'Create event' }).first().click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Begins on').fill(dayAhead(6));
  await page.getByLabel('Places').fill('1');
  await page.getByLabel('Until').fill('17:00');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Enter an end after the beginning')).toBeVisible();
  await page.getByLabel('Until').fill('20:00');
  await expectAccessible(page, 'the form of an event');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toastSaying(page, 'Event published')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const others = await Promise.all(
    [1, 2].map(() => browser.newContext({ ...(baseURL !== undefined && { baseURL }) })),
  );
  const [first, second, third] = await Promise.all(
    [otherDevice, ...others].map(async (context, number) => {
      await signUp(context, { ...READY, firstName: ['Ana', 'Ben', 'Cleo'][number] ?? '', lastName: 'Silva' });
      const screen = await context.newPage();
      await screen.setViewportSize({ width: 375, height: 780 });
      return screen;
    }),
  );
  if (!first || !second || !third) throw new Error('Three guests are needed.');
  await first.goto(path);
  await first.getByRole('button', { name: 'Take a place' }).click();
  await expect(first.getByText('You’re going')).toBeVisible();
  await second.goto(path);
  await second.getByRole('button', { name: 'Join the waiting list' }).press('Enter');
  await expect(second.getByText('Waiting list, you’re next')).toBeVisible();
  await third.goto(path);
  await third.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(third.getByText('Waiting list, 1 ahead')).toBeVisible();
  await expectNoSidewaysScroll(third);
  await expectAccessible(third, 'the waiting list');

  await first.getByRole('button', { name: 'Give up the place' }).click();
  await expect(first.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  await second.reload();
  await expect(second.getByText('You’re going')).toBeVisible();
  await third.reload();
  await expect(third.getByText('Waiting list, you’re next')).toBeVisible();
  await second.goto('/dashboard/events?tab=going');
  await expect(second.getByRole('link', { name: title })).toBeVisible();
  await second.goto('/dashboard');
  await expect(
    second.getByRole('region', { name: 'Upcoming events' }).getByRole('link', { name: title }),
  ).toBeVisible();

  await page.reload();
  const guests = page.getByRole('list', { name: 'Guests' }).getByRole('listitem');
  await expect(guests.first()).toContainText('Ben Silva');
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' });
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The room has no power that week.');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(toastSaying(page, 'Event cancelled')).toBeVisible();
  await third.reload();
  await expect(third.getByText('The room has no power that week.')).toBeVisible();
  await expect(third.getByRole('button', { name: 'Leave the waiting list' })).toBeHidden();
  // The worker's browser goes on with the next test: pages that stay open would go on working beside it.
  await Promise.all(others.map((context) => context.close()));
});

test('a guest types the code at the door without a connection, and is checked in when there is one', {
  tag: '@local',
}, async ({ page, otherDevice }) => {
  const title = `Git clinic ${ownName('')}`;
  await signUp(page.context(), { ...READY, role: 'alumni', firstName: 'Jun', lastName: 'Okabe' });
  const id = await publishedEvent(page.context().request, { title, minutes: 30, capacity: 20 });
  await signUp(otherDevice, { ...READY, firstName: 'Ana', lastName: 'Silva' });
  await sent(otherDevice.request.post(`/api/events/${id}/rsvp`, { data: {} }));
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`/dashboard/events/${id}`);
  const code = await page.getByText(/^[A-HJKMNP-Z2-9]{6}$/).textContent();

  const guest = await otherDevice.newPage();
  await guest.goto(`/dashboard/events/${id}`);
  await guest.getByLabel('Code at the door').fill('12');
  await guest.getByRole('button', { name: 'Check in' }).click();
  await expect(guest.getByText('Enter the six letters and digits that the host shows')).toBeVisible();
  await guest.getByLabel('Code at the door').fill(code?.toLowerCase() ?? '');
  await otherDevice.setOffline(true);
  await guest.getByRole('button', { name: 'Check in' }).click();
  await expect(guest.getByText('Not sent yet')).toBeVisible();
  await otherDevice.setOffline(false);
  await expect(guest.getByText('You were there')).toBeVisible();

  await page.reload();
  const row = page.getByRole('list', { name: 'Guests' }).getByRole('listitem').first();
  await expect(row).toContainText('Attended');
  await expect(row).toContainText('Came at');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the door');
});

test('a guest reports the host with the event as evidence, which an admin opens from the case', {
  tag: '@local',
}, async ({ page, otherDevice, browser, baseURL }) => {
  const [title, lastName] = [`Cash evening ${ownName('')}`, ownName('Okabe')];
  await signUp(otherDevice, { ...READY, role: 'alumni', firstName: 'Jun', lastName });
  const id = await publishedEvent(otherDevice.request, { title, minutes: 6000, capacity: 5 });
  await signUp(page.context(), { ...READY, firstName: 'Ana', lastName: 'Silva' });
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`/dashboard/events/${id}`);
  await page.getByRole('button', { name: `Report Jun ${lastName}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Report Jun ${lastName}` });
  await expect(dialog.getByText('what is announced about the event')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Fraud/ }).check();
  await expectAccessible(page, 'the report of a host');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toastSaying(page, `You reported Jun ${lastName}`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const admin = await context.newPage();
  await asAdmin(admin);
  await admin.goto('/dashboard/admin/reports');
  await admin.getByRole('link', { name: `Jun ${lastName}` }).click();
  const pane = admin.getByRole('region', { name: 'Selected case' });
  await expect(pane.getByRole('list', { name: 'Reported event' })).toContainText('Bring a laptop.');
  await pane.getByRole('link', { name: 'Open the event' }).click();
  await expect(admin.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Cancel event' })).toBeVisible();
  await context.close();
});

test('who was at an event shows it on the profile, and hides it again', {
  tag: '@local',
}, async ({ page }) => {
  await signIn(page.context().request, { email: demoEmail('student'), password: DEMO_PASSWORD });
  await page.goto('/dashboard/events?tab=going');
  await page.getByRole('link', { name: 'A walk through a bottling plant' }).click();
  const shown = page.getByRole('switch', { name: /^Show it on your profile/ });
  await shown.focus();
  await page.keyboard.press('Space');
  await expect(toastSaying(page, 'Shown on your profile')).toBeVisible();
  await expectAccessible(page, 'an event that is over');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'A walk through a bottling plant' })).toBeVisible();
  await page.getByRole('link', { name: 'events to which you went' }).click();
  await page.getByRole('link', { name: 'A walk through a bottling plant' }).click();
  await shown.click();
  await expect(toastSaying(page, 'No longer on your profile')).toBeVisible();
});
