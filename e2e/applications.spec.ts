import type { Page } from 'playwright/test';
import { applyFor, applyWith, figure, recommendations } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { mailsTo } from './support/mail.ts';
import { openOpportunities, someOpen } from './support/opportunities.ts';
import { confirmAddress } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const applyButton = (page: Page) => page.getByRole('button', { name: /^(Apply Now|Join Project)$/ });
const withdrawButton = (page: Page) => page.getByRole('button', { name: /^Withdraw/ });
const section = (page: Page) => page.getByRole('region', { name: 'Your applications' });

test('apply, see the dashboard move, withdraw, and apply again', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  const { id, title } = await someOpen(page.request, 5);
  await page.goto('/dashboard');
  await expect(figure(page, 'Applications')).toHaveText('0');

  await page.goto(`/opportunities/${id}`);
  await applyWith(applyButton(page));
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
  await expect(toastSaying(page, 'Your application has been submitted successfully.')).toBeVisible();
  await expect(applyButton(page)).toBeHidden();
  await expect(page.getByRole('group', { name: `Your application for ${title}: New` })).toBeFocused();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(figure(page, 'Applications')).toHaveText('1');
  await expect(section(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(section(page).getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByText(`You applied for ${title}`)).toBeVisible();
  // They are above, so a button that is pressed while they arrive can move from under the pointer.
  await expect(recommendations(page).getByRole('heading', { level: 3 })).toHaveCount(2);

  await withdrawButton(page).click();
  const question = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await question.getByRole('button', { name: 'Keep application' }).click();
  await expect(question).toBeHidden();
  await expect(withdrawButton(page)).toBeFocused();
  await withdrawButton(page).click();
  await question.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(toastSaying(page, 'Application withdrawn')).toBeVisible();
  await expect(figure(page, 'Applications')).toHaveText('0');
  await expect(section(page).getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem').filter({ hasText: title }).first()).toBeFocused();
  await expect(page.getByText(`You withdrew your application for ${title}`)).toBeVisible();
  await expectAccessible(page);

  await section(page).getByRole('link', { name: title }).click();
  await expect(page.getByText(/You withdrew an application/)).toBeVisible();
  await applyWith(applyButton(page));
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
});

test('a recommended one can be applied for on the home', { tag: '@local' }, async ({ page, signedUp }) => {
  // Postings of other tests ask for React.
  await signedUp({ confirmed: true, onboarded: { skills: ['Python', 'Data Science'] } });
  await page.goto('/dashboard');
  const recommended = recommendations(page);
  await expect(recommended.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(recommended.getByText('(in your profile)').first()).toBeAttached();
  await applyWith(recommended.getByRole('button', { name: /^(Apply Now|Join Project)/ }).first());
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
  await expect(figure(page, 'Applications')).toHaveText('1');
  await expect(recommended.getByText('New', { exact: true })).toBeVisible();
});

test('applying shows what will be sent, and two presses make one application', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const { id } = await someOpen(page.request, 6);
  let sent = 0;
  await page.route('**/api/applications', (route) => {
    if (route.request().method() === 'POST') sent += 1;
    return route.continue();
  });
  await page.goto(`/opportunities/${id}`);
  await applyButton(page).click();
  const review = page.getByRole('dialog', { name: /^(Apply for this position|Join this project)\?$/ });
  await review.getByRole('button', { name: 'Cancel' }).click();
  await expect(applyButton(page)).toBeFocused();
  await applyButton(page).click();
  await expect(review).toContainText(person.email);
  await review.getByRole('button', { name: 'Send application' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
  expect(sent).toBe(1);
});

test('an application that was made elsewhere is reported as existing', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const { id } = await someOpen(page.request, 7);
  await page.goto(`/opportunities/${id}`);
  await expect(applyButton(page)).toBeVisible();
  await applyFor(page.request, person, id);
  await applyWith(applyButton(page));
  await expect(toastSaying(page, 'You’ve already applied for this opportunity.')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
});

test('a failure says so in the spec’s words and can be tried again', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  const { id } = await someOpen(page.request, 8);
  await page.goto(`/opportunities/${id}`);
  let failures = 1;
  await page.route('**/api/applications', (route) => {
    if (route.request().method() !== 'POST' || failures === 0) return route.continue();
    failures -= 1;
    return route.fulfill({ status: 429, body: '' });
  });
  await applyWith(applyButton(page));
  await expect(toastSaying(page, 'Failed to submit application. Please try again.')).toBeVisible();
  await applyWith(applyButton(page));
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
});

test('an unconfirmed address asks for another mail, and applies once it is confirmed', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const person = await signedUp({ onboarded: true, inPool: true });
  const { id } = await someOpen(page.request, 9);
  await page.goto(`/opportunities/${id}`);
  await applyButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your email address first' });
  await expect(dialog).toContainText(person.email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send a new link' }).click();
  await expect(dialog.getByText('We sent a new link.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page.request, person.email)).length).toBe(2);
  await confirmAddress(page.request, person.email);
  await page.keyboard.press('Escape');
  await expect(applyButton(page)).toBeFocused();
  await applyWith(applyButton(page));
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
});

test('a long list of applications loads page by page', { tag: '@local' }, async ({ page, signedUp }) => {
  const person = await signedUp({ confirmed: true, onboarded: true, role: 'alumni' });
  const open = await openOpportunities(page.request);
  for (const { id } of open.slice(0, 23)) await applyFor(page.request, person, id);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/dashboard');
  const rows = section(page).getByRole('heading', { level: 3 });
  await expect(rows).toHaveCount(5);
  await section(page).getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(20);
  await section(page).getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(23);
  await expect(section(page).getByRole('button', { name: 'Load More' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  // Explore marks all of them, also those beyond the first page.
  await page.goto('/explore');
  const marked = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(marked.filter({ hasText: /Applied/ })).toHaveCount(20);
});

test('the review shows what is sent, keeps the note over a failure, and asks where software helps', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const person = await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  const { id } = await someOpen(page.request, 10);
  // No posting of the seed is screened.
  await page.route('**/api/applications/*/preview', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), aiScreening: true } });
  });
  let failures = 1;
  await page.route('**/api/applications', (route) => {
    if (route.request().method() !== 'POST' || failures === 0) return route.continue();
    failures -= 1;
    return route.fulfill({ status: 429, body: '' });
  });
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`/opportunities/${id}`);
  await applyButton(page).click();
  const review = page.getByRole('dialog', { name: /^(Apply for this position|Join this project)\?$/ });
  await expect(review).toContainText(person.email);
  await review.getByLabel('Note to').fill('I build what lasts.');
  await expect(review.getByText('19 of 1,000 characters')).toBeVisible();
  const send = review.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(review.getByText('Choose how your application is reviewed')).toBeVisible();
  await review.getByRole('radio', { name: /^Without a number/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await send.click();
  await expect(toastSaying(page, 'Failed to submit application. Please try again.')).toBeVisible();
  await applyButton(page).click();
  await expect(review.getByLabel('Note to')).toHaveValue('I build what lasts.');
  await expect(review.getByRole('radio', { name: /^Without a number/ })).toBeChecked();
  await send.click();
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
  const sent = await (await page.request.get(`/api/applications/${id}`)).json();
  expect(sent).toMatchObject({ note: 'I build what lasts.', unscored: true, receipt: null, source: 'link' });
});
