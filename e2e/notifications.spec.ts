import type { Route } from 'playwright/test';
import { applyFor, applyWith, recommendations } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { allAreRead, bell, hasNotifications, notifyReviewed, panel } from './support/notifying.ts';
import { openOpportunities, someOpen } from './support/opportunities.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

test('apply, get an answer, see the dot, open the list, mark as read, and find it so after a reload', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const opportunity = await someOpen(page.request, 30);
  const { id, title, company } = opportunity;
  await applyFor(page.request, person, id);
  await hasNotifications(page.request, 1);
  await page.goto('/dashboard');
  // The user's own action is in the activity; the bell shows what others do.
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(
    `You applied for ${title}`,
  );
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(panel(page).getByText('No notifications yet')).toBeVisible();
  await notifyReviewed(person, [opportunity]);
  // It was done elsewhere: this page's next poll is in half a minute.
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  const entry = panel(page).getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Application reviewed');
  await expect(entry).toContainText(`${company} reviewed your application for ${title}`);
  await expect(entry.locator('time')).toHaveAttribute('title', /\d{4} at \d\d:\d\d/);
  await expectAccessible(page);
  const marked = page.waitForResponse('**/api/notifications/read');
  await entry.getByRole('button', { name: /^Mark as read: Application reviewed/ }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(entry.getByRole('button')).toHaveCount(0);
  await expect(entry.getByRole('link')).toBeFocused();
  await marked;
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(title);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('an action on this page is in the activity without a reload, and not unread', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['Python', 'Data Science'] } });
  await page.goto('/dashboard');
  const recommended = recommendations(page);
  await applyWith(recommended.getByRole('button', { name: /^(Apply Now|Join Project)/ }).first());
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('You applied for');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('by keyboard alone: open, mark all, follow one, and close', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const chosen = (await openOpportunities(page.request)).slice(31, 33);
  await notifyReviewed(person, chosen);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const all = panel(page).getByRole('button', { name: 'Mark all as read' });
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // A press of Tab before the list is there would go on from the bell.
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  for (let tabs = 0; tabs < 3 && !(await all.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(all).toBeHidden();
  await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/opportunities/${chosen[1]?.id}`);
  await expect(panel(page)).toBeHidden();
});

test('a link leads to what it is about, and marks it as read', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const opportunity = await someOpen(page.request, 34);
  await notifyReviewed(person, [opportunity]);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  const marked = page.waitForResponse('**/api/notifications/read');
  await panel(page)
    .getByRole('link', { name: /Application reviewed/ })
    .click();
  await expect(page).toHaveURL(`/opportunities/${opportunity.id}`);
  // Another document would end a request that is under way.
  await marked;
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(
    'reviewed your application',
  );
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('a mark that fails is taken back and says so', { tag: '@local' }, async ({ page, signedUp }) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  await notifyReviewed(person, [await someOpen(page.request, 35)]);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.route('**/api/notifications/read', (route) => route.fulfill({ status: 429, body: '' }), {
    times: 1,
  });
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(toastSaying(page, 'We couldn’t mark this as read')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('says that there is no news, and what could not be loaded', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ role: 'mentor', confirmed: true, onboarded: true });
  await page.route(/\/api\/notifications(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText('We couldn’t load your recent activity.')).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('We couldn’t load your notifications.');
  await expectAccessible(page);
  await page.unrouteAll();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('No notifications yet')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the list comes as a sheet, page by page', { tag: '@local' }, async ({ page, signedUp }) => {
  const person = await signedUp({ confirmed: true, onboarded: true, role: 'alumni' });
  const chosen = (await openOpportunities(page.request)).slice(0, 22);
  // The user's own actions fill the second page, which the panel does not show.
  for (const { id } of chosen.slice(0, 18)) await applyFor(page.request, person, id);
  await hasNotifications(page.request, 18);
  await notifyReviewed(person, chosen);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, more than 9 unread');
  await expectNoSidewaysScroll(page);
  await bell(page).click();
  const entries = panel(page).getByRole('listitem');
  await expect(entries).toHaveCount(20);
  await expectAccessible(page);
  const more = panel(page).getByRole('button', { name: 'Load More' });
  const refuse = (route: Route) => route.fulfill({ status: 429, body: '' });
  await page.route(/\/api\/notifications\?cursor/, refuse, { times: 1 });
  await more.click();
  await expect(panel(page).getByRole('alert')).toContainText('We couldn’t load more.');
  await more.click();
  await expect(entries).toHaveCount(22);
  await expect(entries.nth(20).getByRole('link')).toBeFocused();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  await allAreRead(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(bell(page)).toBeFocused();
  for (const { id } of chosen.slice(18)) await applyFor(page.request, person, id);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(
    'reviewed your application',
  );
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const applications = page.getByRole('region', { name: 'Your applications' });
  const titles = applications.getByRole('heading', { level: 3 });
  await applications.getByRole('button', { name: 'Show all' }).click();
  await expect(titles).toHaveCount(20);
  await expect(titles.nth(5).getByRole('link')).toBeFocused();
  await page.route(/\/api\/applications\?cursor/, refuse, { times: 1 });
  await applications.getByRole('button', { name: 'Load More' }).click();
  await expect(applications.getByRole('alert')).toContainText('We couldn’t load more.');
  await applications.getByRole('button', { name: 'Load More' }).click();
  await expect(titles).toHaveCount(22);
  await expect(titles.nth(20).getByRole('link')).toBeFocused();
});

test('after a sign-in in another tab, only notifications of the new user are shown', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const before = await signedUp({ firstName: 'Before', confirmed: true, onboarded: true });
  const opportunity = await someOpen(page.request, 36);
  await applyFor(page.request, before, opportunity.id);
  await notifyReviewed(before, [opportunity]);
  await page.goto('/dashboard/profile');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('First Name').fill('Typed by the one before');

  const next = await signUp(page.context(), { firstName: 'Next', confirmed: true, onboarded: true });
  // As when the tab comes to the front.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: /^Account: Next/ })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByLabel('First Name')).toHaveValue(next.firstName);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Typed by');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Hello, Next' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('No activity yet');
  await expect(page.getByRole('region', { name: 'Your applications' })).toContainText('No applications yet');
});

test('whatever a title holds is text, and fits', { tag: '@local' }, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: true });
  const title = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>${'w'.repeat(60)}`;
  const about = { opportunityId: 'x', title, company: '<b onmouseover=alert(1)>Span</b>' };
  const at = '2026-01-05T08:00:00.000Z';
  const items = (['reviewed', 'rejected'] as const).map((status) => ({
    id: `${at}#${status}`,
    at,
    read: false,
    event: { kind: 'application', status, ...about },
  }));
  await page.route(/\/api\/notifications(\?|$)/, (route) =>
    route.fulfill({ json: { items, nextCursor: null, unread: 2 } }),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/dashboard');
  await bell(page).click();
  await expect(panel(page).getByText(title)).toHaveCount(2);
  await expect(panel(page).getByText(`${about.company} reviewed your application for`)).toBeVisible();
  await expect(page).toHaveTitle(/Dashboard/);
  await expect(page.locator('img[src=x], main script')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
