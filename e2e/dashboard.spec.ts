import { mayApply } from '#shared/core/applicant-roles.ts';
import type { Role } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { figure, recommendations } from './support/applying.ts';
import { asAdmin, sendMessage } from './support/contact.ts';
import { FIGURES, labels } from './support/figures.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { layoutShift } from './support/layoutShift.ts';
import { mailsTo } from './support/mail.ts';
import { signIn } from './support/people.ts';

/** The next task of each role, with nothing left to confirm or to complete. */
const NEXT: Record<Role, RegExp> = {
  student: /Find your first opportunity/,
  mentor: /Your account is (ready|waiting for approval)/,
  employer: /Your account is waiting for approval/,
  alumni: /Find your first opportunity/,
  admin: /Your account is waiting for approval/,
};

for (const role of Object.keys(FIGURES) as Role[])
  test(`the home of a ${role}`, { tag: '@local' }, async ({ page, signedUp }) => {
    const applies = mayApply(role);
    await signedUp({ role, confirmed: true, onboarded: { skills: ['Python'] }, firstName: 'Ada' });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
    await expect(labels(page)).toHaveText(FIGURES[role]);
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(sidebar.getByRole('link', { name: 'Explore' })).toHaveCount(applies ? 1 : 0);
    await expect(page.getByText(NEXT[role]).first()).toBeVisible();
    // Nobody else is recommended what they can't apply for.
    const recommended = recommendations(page);
    await expect(recommended.getByRole('button', { name: /Apply Now|Join Project/ })).toHaveCount(
      applies ? 2 : 0,
    );
    await expect(recommended).toHaveCount(applies ? 1 : 0);
    await expect(page.getByText('No activity yet.')).toBeVisible();
    await expect(page.getByText('Nothing is scheduled yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resume Health' })).toBeVisible({
      visible: role === 'student',
    });
  });

test('the home opens with what employers changed, and nothing on it contradicts that', {
  tag: '@local',
}, async ({ page }) => {
  await signIn(page.request, { email: demoEmail('student'), password: DEMO_PASSWORD });
  const response = await page.request.get('/api/applications');
  const { items } = (await response.json()) as AnswerOf<'applications.list'>;
  const invited = items.filter(({ status }) => status === 'interview_scheduled');
  expect(invited.length).toBeGreaterThan(0);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Next', exact: true });
  const invitations = next.getByRole('heading', { level: 3, name: /invited you to an interview$/ });
  await expect(invitations.first()).toBeVisible();
  await expect(next.getByText(/· Invited .+$/).first()).toBeVisible();
  await expect(figure(page, 'Interviews')).toHaveText(String(invited.length));
  // The day of the next interview, and that of the next session.
  await expect(page.getByText(/^next \w{3} \d{1,2} \w{3,4}$/)).toHaveCount(2);
  const events = page.getByRole('region', { name: 'Upcoming events' });
  const undated = events.getByRole('listitem').filter({ hasText: 'date to be agreed' });
  // Those with a meeting are shown with its time.
  const meetings = await page.request.get(
    `/api/meetings?from=${new Date().toISOString()}&to=${new Date(Date.now() + 28 * DAY_MS).toISOString()}`,
  );
  const met = new Set(
    ((await meetings.json()) as AnswerOf<'meetings.list'>).items.flatMap(({ reason }) =>
      reason.kind === 'application' ? [reason.opportunityId] : [],
    ),
  );
  await expect(undated).toHaveCount(invited.filter(({ opportunityId }) => !met.has(opportunityId)).length);
  await expect(events.getByRole('link', { name: 'First interview' })).toBeVisible();
  await page.getByRole('term').getByRole('link', { name: 'Interviews' }).click();
  await expect(page).toHaveURL('/dashboard#applications');
  const applications = page.getByRole('region', { name: 'Your applications' });
  await expect(applications.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.locator('#applications')).toBeFocused();
  await expect(page.getByText(/declined|decided against|Interview scheduled \d/)).toHaveCount(0);
  await expectAccessible(page);
});

test('what is below the next tasks takes no press before they arrive, and does not move then', {
  tag: '@local',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page.request, { email: demoEmail('student'), password: DEMO_PASSWORD });
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/api\/applications(\?|$)/, async (route) => {
    await known;
    await route.continue();
  });
  await page.goto('/dashboard');
  const first = labels(page).first();
  await expect(first).toHaveCSS('pointer-events', 'none');
  // The frame that shows that the session is loading has been replaced.
  const before = await layoutShift(page);
  answer();
  const next = page.getByRole('region', { name: 'Next', exact: true });
  await expect(next.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(first).toHaveCSS('pointer-events', 'auto');
  expect(await layoutShift(page)).toBeLessThan(before + 0.01);
});

test('an admin’s home opens with the approvals and messages that wait', { tag: '@local' }, async ({
  page,
  baseURL,
}) => {
  await sendMessage(baseURL);
  await asAdmin(page);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Next', exact: true });
  await expect(next.getByRole('heading', { name: /messages? in the last seven days$/ })).toBeVisible();
  await next.getByRole('link', { name: /^Open messages/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('resume health names what is missing and leads to the profile', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['Python', 'React', 'Java'] } });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Resume Health' });
  await expect(card.getByText('18%')).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText([
    'Add a job, an internship or a project',
    'Add your education',
    'Add a summary',
    'Add highlights to an entry',
  ]);
  await expect(card.getByText('and 12 smaller things')).toBeVisible();
  await card.getByRole('link', { name: 'Improve Resume' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('blocking conditions are shown at the top, with a link that resolves them', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const { email } = await signedUp({ role: 'admin', inPool: true });
  await page.goto('/dashboard');
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  await expect(page.getByText('Your profile isn’t set up yet')).toBeVisible();
  await expect(page.getByText('Please confirm your email address')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('We sent a new link.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(2);
  await page.getByRole('link', { name: 'Set up your profile' }).click();
  await expect(page).toHaveURL('/onboarding/admin');
});
