import type { Page } from 'playwright/test';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { bornYearsAgo, listsMentor, newMentor, ownName, pastSessions, sent } from './support/mentoring.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const READY = { confirmed: true, onboarded: true } as const;
const MINE = '/dashboard/student/mentors?tab=mine';

/** Sends the request that a student has written. Whether it holds a place; without one the sheet says so. */
const getsPlace = async (page: Page): Promise<boolean> => {
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  const held = page.getByRole('dialog', { name: 'Request sent' });
  const full = page.getByText('last place was just taken');
  await expect(held.or(full).first()).toBeVisible();
  return held.isVisible();
};

test('three students ask at once for two places: one is refused, one accepted, one declined', {
  tag: '@local',
}, async ({ page, otherDevice, browser, baseURL }) => {
  const lastName = ownName('Wolstencroft');
  const mentor = await newMentor(page.context(), { firstName: 'Ida', lastName, places: 2 });
  const others = await Promise.all(
    [1, 2].map(() => browser.newContext({ ...(baseURL !== undefined && { baseURL }) })),
  );
  const students = await Promise.all(
    [otherDevice, ...others].map(async (context, number) => {
      const firstName = ['Ana', 'Ben', 'Cleo'][number] ?? '';
      await signUp(context, { ...READY, firstName, lastName: 'Silva' });
      await listsMentor(context.request, mentor, true);
      const screen = await context.newPage();
      await screen.setViewportSize({ width: 375, height: 780 });
      await screen.goto(`/dashboard/student/mentors?open=${mentor.id}`);
      await screen.getByRole('button', { name: 'Request mentoring' }).click();
      await screen.getByRole('textbox', { name: 'Goal 1' }).fill(`What ${firstName} wants`);
      return { firstName, screen };
    }),
  );
  const results = await Promise.all(
    students.map(async (student) => ({ ...student, holds: await getsPlace(student.screen) })),
  );
  const late = results.find(({ holds }) => !holds);
  const [accepted, declined] = results.filter(({ holds }) => holds);
  if (!late || !accepted || !declined) throw new Error('Not two of three got a place.');
  await expect(late.screen.getByRole('textbox', { name: 'Goal 1' })).toHaveValue(
    `What ${late.firstName} wants`,
  );
  // The full mentor is in nobody's list any more.
  await listsMentor(otherDevice.request, mentor, false);
  await late.screen.goto(`/dashboard/student/mentors?q=${lastName}`);
  await expect(late.screen.getByRole('heading', { name: 'No mentors match' })).toBeVisible();

  await page.goto('/dashboard/mentor/mentees');
  await expect(page.getByRole('tab', { name: /New Requests/, selected: true })).toContainText('2');
  await page.getByRole('link', { name: `${accepted.firstName} Silva` }).click();
  const request = page.getByRole('region', { name: 'Selected mentee' });
  await expect(request.getByText(`What ${accepted.firstName} wants`)).toBeVisible();
  await page.getByRole('button', { name: 'Accept as Mentee' }).click();
  await expect(toastSaying(page, `${accepted.firstName} Silva is your mentee`)).toBeVisible();
  await page.getByRole('link', { name: `${declined.firstName} Silva` }).click();
  await page.getByRole('button', { name: 'Decline Request' }).click();
  const dialog = page.getByRole('dialog', { name: `Decline the request of ${declined.firstName} Silva?` });
  await dialog.getByRole('radio', { name: /Someone with other experience/ }).check();
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(toastSaying(page, 'Request declined')).toBeVisible();

  await accepted.screen.goto(MINE);
  const own = accepted.screen.getByRole('region', { name: 'Your mentors' });
  await expect(own.getByRole('link', { name: `Ida ${lastName}` })).toBeVisible();
  await declined.screen.goto(MINE);
  const earlier = declined.screen.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByText('Ida can’t take this on:')).toBeVisible();
  await expect(earlier.getByText('Someone with other experience can help you better.')).toBeVisible();
  await expect(earlier.getByText(/^You can ask Ida again from /)).toBeVisible();
  await expectNoSidewaysScroll(declined.screen);
  await expectAccessible(declined.screen, 'declined');

  // The place is free again: who was late asks, and changes their mind.
  await listsMentor(otherDevice.request, mentor, true);
  await late.screen.goto(`/dashboard/student/mentors?open=${mentor.id}`);
  await late.screen.getByRole('button', { name: 'Request mentoring' }).click();
  // What was written for the place that was gone is still there.
  await expect(late.screen.getByRole('textbox', { name: 'Goal 1' })).toHaveValue(
    `What ${late.firstName} wants`,
  );
  expect(await getsPlace(late.screen)).toBe(true);
  await page.goto('/dashboard/mentor/mentees?tab=requests');
  await expect(page.getByRole('link', { name: `${late.firstName} Silva` })).toBeVisible();
  await late.screen.goto(MINE);
  await late.screen.getByRole('button', { name: 'Withdraw request' }).click();
  await late.screen.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(late.screen.getByText('You withdrew this request.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No requests are waiting' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Active/ })).toContainText('1');
  await Promise.all(others.map((context) => context.close()));
});

test('a session is recorded and rated by both, who see the other’s rating once both have rated', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const mentor = await newMentor(otherDevice, { firstName: 'Ida', lastName: 'Brackenbury', places: 1 });
  const student = await signedUp({ ...READY, firstName: 'Emil', lastName: 'Sandoval' });
  const { id } = await sent<{ id: string }>(
    page.request.post('/api/mentorships', {
      data: { mentorId: mentor.id, goals: ['Speak in public'], note: '', weeks: 8 },
    }),
  );
  await sent(otherDevice.request.post(`/api/mentorships/${id}/accept`, { data: {} }));
  // Two earlier sessions have both ratings: with the next one there are enough for an average.
  const [last, ...rated] = await pastSessions({ id, mentor, mentee: student }, [
    'Rehearsal',
    'Outline',
    'Start',
  ]);
  const data = { outcome: 'held', stars: 5, note: '' };
  for (const session of rated)
    for (const { request } of [otherDevice, page])
      await sent(request.post(`/api/meetings/${session}/outcome`, { data }));
  const theirs = await otherDevice.newPage();
  await theirs.goto('/dashboard/mentor/mentees');
  const figures = theirs.getByLabel('Your mentoring');
  await expect(figures).toContainText('after 3 ratings');

  await theirs.goto('/dashboard/mentor/schedule');
  await expect(theirs.getByRole('link', { name: 'Record Rehearsal' })).toBeVisible();
  // The home asks the same.
  await theirs.goto('/dashboard');
  await theirs.getByRole('link', { name: 'Record Rehearsal' }).click();
  await expect(theirs.getByRole('heading', { name: 'Rehearsal', level: 1 })).toBeVisible();
  await theirs.getByRole('button', { name: 'It was held' }).click();
  await theirs.getByRole('radio', { name: '4' }).check();
  await theirs.getByRole('textbox', { name: 'Note' }).first().fill('Well prepared');
  await theirs.getByRole('button', { name: 'Save rating' }).click();
  await expect(theirs.getByText('You: 4 of 5')).toBeVisible();
  await expect(theirs.getByText(/^You see the other side’s rating when they have rated too/)).toBeVisible();
  await expectAccessible(theirs, 'rated');

  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`/dashboard/meetings/${last}`);
  await expect(page.getByText('Held', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save rating' })).toBeVisible();
  await expect(page.getByText('4 of 5')).toHaveCount(0);
  await expect(page.getByText('Well prepared')).toHaveCount(0);
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(page.getByText('Ida Brackenbury: 4 of 5')).toBeVisible();
  await expect(page.getByText('Well prepared')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await theirs.reload();
  await expect(theirs.getByText('Emil Sandoval: 2 of 5')).toBeVisible();
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Upcoming events' })).toBeVisible();
  await expect(theirs.getByText(/^Nothing is scheduled yet/)).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'How did it go?' })).toHaveCount(0);
  await theirs.goto('/dashboard/mentor/mentees');
  // Of the student's ratings: 5, 5 and 2.
  await expect(figures).toContainText('4.0');
});

// The admin is the demo admin.
test('a student under 18 is told whom the list has, and reports a mentor with the mentorship as evidence', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice, browser, baseURL }) => {
  const lastName = ownName('Ashgrove');
  const mentor = await newMentor(otherDevice, { firstName: 'Ida', lastName, places: 1 });
  const student = await signedUp({ ...READY, firstName: 'Emil', lastName: 'Sandoval' });
  await bornYearsAgo(student, 16);
  await page.goto('/dashboard/student/mentors');
  await expect(page.getByText(/^You’re under 18: the list has the mentors/)).toBeVisible();
  await listsMentor(page.request, mentor, false);

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const admin = await context.newPage();
  await asAdmin(admin);
  await admin.goto(`/dashboard/admin/mentors?approval=approved&open=${mentor.id}`);
  await admin.getByRole('button', { name: 'Allow students under 18…' }).click();
  const decision = admin.getByRole('dialog');
  await decision.getByRole('radio', { name: 'They work with minors in their profession.' }).check();
  await decision.getByRole('button', { name: 'Allow students under 18' }).click();
  await listsMentor(page.request, mentor, true);

  const { id } = await sent<{ id: string }>(
    page.request.post('/api/mentorships', {
      data: { mentorId: mentor.id, goals: ['Speak in public'], note: '', weeks: 8 },
    }),
  );
  await sent(otherDevice.request.post(`/api/mentorships/${id}/accept`, { data: {} }));
  for (const [text, shared] of [
    ['Bring money to the next session', true],
    ['For me alone', false],
  ])
    await sent(otherDevice.request.post(`/api/mentorships/${id}/notes`, { data: { text, shared } }));
  await page.goto(`/dashboard/mentorships/${id}`);
  await page.getByRole('button', { name: 'Report Ida' }).click();
  const report = page.getByRole('dialog', { name: 'Report Ida' });
  await expect(report.getByText(/the sessions and shared notes of your mentorship/)).toBeVisible();
  await report.getByRole('radio', { name: /^Fraud/ }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(toastSaying(page, 'You reported Ida')).toBeVisible();

  await admin.goto('/dashboard/admin/reports');
  await admin.getByRole('link', { name: `Ida ${lastName}` }).click();
  const evidence = admin.getByRole('list', { name: 'Reported mentorship' });
  await expect(evidence.getByText('Bring money to the next session')).toBeVisible();
  await expect(evidence.getByText('For me alone')).toHaveCount(0);
  await expectAccessible(admin, 'evidence');
  await context.close();
});
