import type { Page } from 'playwright/test';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { approvedMentor, ownName, sent } from './support/mentoring.ts';
import { signIn, signUp } from './support/people.ts';
import { allScores, claimWaiting, handIn, newProject, newReviewer } from './support/reviewing.ts';
import { toastSaying } from './support/signIn.ts';

const CANARY = 'The tide of the first reviewer turns at noon.';

/** Scores all criteria from the keyboard: one digit each, and Enter for the next one. */
const scoreByKeys = async (page: Page, score: number): Promise<void> => {
  await page.getByRole('radio').first().focus();
  for (const _ of CRITERION_IDS) {
    await page.keyboard.press(String(score));
    await page.keyboard.press('Enter');
  }
};

test('a project goes from its student to two mentors who disagree, and to a third', {
  tag: '@local',
}, async ({ page, browser, baseURL, otherDevice }) => {
  const technology = ownName('Kelp');
  const title = `Tide tables ${technology}`;
  await signUp(otherDevice, { confirmed: true, onboarded: true });
  const id = await newProject(otherDevice.request, { title, technologies: [technology] });
  const student = await otherDevice.newPage();
  await student.goto(`/dashboard/student/projects?open=${id}`);
  await student.getByRole('button', { name: 'Submit for review' }).click();
  await student
    .getByRole('dialog')
    .getByRole('radio', { name: /^Verified/ })
    .check();
  await student.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  await expect(toastSaying(student, 'Submitted for review')).toBeVisible();

  // The first mentor rates the reference projects, and then the project, by keyboard alone.
  const first = await approvedMentor(page.context(), { firstName: 'Grace', lastName: ownName('Hopper') });
  await page.goto('/dashboard/mentor/projects');
  await page.getByRole('link', { name: 'Rate reference projects' }).first().click();
  for (const last of [false, true]) {
    await scoreByKeys(page, 3);
    await expect(page.getByRole('button', { name: 'Compare with the reference' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/than the reference\.|Exactly as the reference\./).first()).toBeVisible();
    // The result takes the focus a moment later.
    await expect(page.locator('h2:focus')).toHaveCount(1);
    if (!last) await page.getByRole('button', { name: 'Rate the next one' }).press('Enter');
  }
  await expectAccessible(page, 'reference projects');
  await page.getByRole('link', { name: 'Go to the queue' }).press('Enter');

  await page.goto(`/dashboard/mentor/projects?technology=${technology}`);
  await expect(page.getByRole('heading', { name: title, level: 2 }).last()).toBeVisible();
  const code = page.getByRole('link', { name: 'View Code' });
  await expect(code).toHaveAttribute('rel', /noopener/);
  await expect(code).toHaveAttribute('target', '_blank');
  await expect(page.getByText('tides.example.org', { exact: true })).toBeVisible();
  await expectAccessible(page, 'queue');
  await page.getByRole('button', { name: 'Start Review' }).first().press('Enter');
  await expect(page.getByText(/hours left, until/)).toBeVisible();

  const form = page.getByRole('form', { name: `Review of ${title}` });
  const begun = Date.now();
  const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
  await scoreByKeys(page, 5);
  await expect(form.getByRole('textbox', { name: 'Feedback' })).toBeFocused();
  await page.keyboard.type(CANARY);
  await expect(form.getByText('100%, 5.0 of 5 stars')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);
  await saved;
  await expect(form.getByText('Draft saved')).toBeVisible();
  await expectAccessible(page, 'review editor');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Feedback' })).toHaveValue(CANARY);
  await page.setViewportSize({ width: 375, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Guide' }).click();
  await expect(page.getByRole('dialog').getByText('What each score means', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Guide' })).toBeFocused();
  await form.getByRole('button', { name: 'Finish review' }).press('Enter');
  await expect(toastSaying(page, 'Review finished')).toBeVisible();

  // The second one is sent nothing of it before their own is in.
  const device = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await newReviewer(device, ownName('Liskov'));
  const reviewId = await claimWaiting(device.request, technology);
  const asSecond = async () => (await device.request.get(`/api/reviews/${reviewId}`)).text();
  expect(await asSecond()).not.toContain(CANARY);
  await handIn(device.request, reviewId, 1);
  expect(await asSecond()).toContain(CANARY);

  // They are far apart: the first revises in the browser.
  await page.reload();
  await expect(page.getByText(/sees it differently: the results are 80 points apart/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'both reviews');
  await page.getByRole('button', { name: 'Revise review' }).click();
  const revision = page.getByRole('form', { name: `Revision of ${title}` });
  await scoreByKeys(page, 4);
  await revision.getByRole('button', { name: 'Revise review' }).click();
  await expect(toastSaying(page, 'Review revised')).toBeVisible();
  await sent(
    device.request.post(`/api/reviews/${reviewId}/revise`, {
      data: { scores: allScores(2), feedback: 'The tests only cover the sunny days.' },
    }),
  );
  await page.getByRole('button', { name: 'Message Student' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Message' })
    .fill('The stormy days are missing.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/dashboard\/messages\?open=/);
  await expect(page.getByText('Project review', { exact: true }).last()).toBeVisible();
  await device.close();

  // Still too far apart: a third reads it, and the student sees the range.
  const third = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await newReviewer(third, ownName('Hamilton'));
  await handIn(third.request, await claimWaiting(third.request, technology), 3);
  await third.close();
  await student.reload();
  await expect(student.getByText('40% to 80% in 3 reviews')).toBeVisible();
  await expect(student.getByText(first.lastName, { exact: false }).first()).toBeVisible();

  // An admin voids the latest of them: the project waits again.
  await signIn(page.context().request, { email: demoEmail('admin'), password: DEMO_PASSWORD });
  await page.goto('/dashboard/admin/rubrics?tab=reviews');
  await page.getByRole('link', { name: title }).first().click();
  await expectAccessible(page, 'finished reviews');
  await page.getByRole('button', { name: 'Void…' }).click();
  const dialog = page.getByRole('dialog', { name: `Void the review of “${title}”?` });
  await dialog.getByRole('radio', { name: /The scores don’t follow the rubric/ }).check();
  await dialog.getByRole('button', { name: 'Void review' }).click();
  await expect(toastSaying(page, 'Review voided')).toBeVisible();
  const after = await sent<{ status: string }>(otherDevice.request.get(`/api/projects/${id}`));
  expect(after.status).toBe('pending_review');
});
