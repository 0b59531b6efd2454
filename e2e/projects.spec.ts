import type { Page } from 'playwright/test';
import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { claimWaiting, handIn, newReviewer } from './support/reviewing.ts';
import { toastSaying } from './support/signIn.ts';

const PHONE = { width: 375, height: 812 };

const TIDES = {
  title: 'Tide tables',
  description: 'Shows the tides of a harbour without a network.',
  category: 'Web Application',
  technologies: ['TypeScript'],
  githubUrl: 'https://github.com/example/tides',
};

/** Goes on by the Tab key until an element has the focus: what cannot be reached fails the test. */
const tabTo = async (page: Page, name: string, role: 'button' | 'textbox' | 'radio' = 'button') => {
  const target = page.getByRole(role, { name, exact: true });
  await expect(target.first()).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${name}`);
};

test('a student adds a project, submits it and takes it back, by keyboard alone and on a phone', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await page.setViewportSize(PHONE);
  await signedUp({ confirmed: true, onboarded: true });
  await page.goto('/dashboard/student/projects');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expectAccessible(page, 'no projects');

  await tabTo(page, 'Add project');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add project' });
  await expect(sheet.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(TIDES.title);
  await sheet.getByLabel('Repository').fill('http://git.example.org/tides');
  await sheet.getByLabel('Repository').press('Enter');
  await expect(sheet.getByText('Enter an address that begins with https://').first()).toBeVisible();
  await sheet.getByLabel('Repository').fill(TIDES.githubUrl);
  await sheet.getByLabel('Description').fill(TIDES.description);
  await sheet.getByLabel('Repository').press('Enter');
  await expect(toastSaying(page, 'Project saved')).toBeVisible();

  await expect(page.getByText('Choose a category')).toBeVisible();
  await expect(page.getByText('Name at least one technology')).toBeVisible();
  await tabTo(page, 'Edit project');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit project' });
  await edit.getByLabel('Category').fill(TIDES.category);
  await edit.getByLabel('Add a technology').fill('TypeScript, SQLite');
  await edit.getByLabel('Add a technology').press('Enter');
  await edit.getByRole('button', { name: 'Save project' }).press('Enter');
  await expect(edit).toBeHidden();

  await tabTo(page, 'Submit for review');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Submit it for review?' });
  await expect(dialog.getByText(/Two mentors review it without seeing/)).toBeVisible();
  await expectAccessible(page, 'submitting a project');
  await dialog.getByRole('radio', { name: /^Reviewed/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two mentors review it independently', { exact: false })).toBeVisible();
  await expect(page.getByRole('article', { name: TIDES.title }).locator('> header')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a project that waits');

  await tabTo(page, 'Withdraw');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Withdraw project' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Submit again' })).toBeVisible();
  await page.getByRole('link', { name: 'All projects' }).press('Enter');
  await expect(page.getByRole('link', { name: TIDES.title })).toBeFocused();
  await expect(page.getByText('You took it back')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a student reads a review criterion by criterion, and submits again with the differences named', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice, browser, baseURL }) => {
  await signedUp({ confirmed: true, onboarded: true });
  // A technology of its own: tests share the queue.
  const technology = ownName('Tide');
  const created = await sent<{ id: string; version: number }>(
    page.request.post('/api/projects', { data: { ...TIDES, technologies: [technology] } }),
  );
  await sent(page.request.post(`/api/projects/${created.id}/submit`, { data: { version: created.version } }));
  const lastName = ownName('Lind');
  await newReviewer(otherDevice, lastName);
  await handIn(otherDevice.request, await claimWaiting(otherDevice.request, technology), 4);
  // Two of ten submissions get a second review by draw.
  const queue = `/api/reviews?technology=${technology}`;
  const { items } = await sent<{ items: unknown[] }>(otherDevice.request.get(queue));
  if (items.length > 0) {
    const another = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await newReviewer(another, ownName('Hald'));
    await handIn(another.request, await claimWaiting(another.request, technology), 4);
    await another.close();
  }

  await page.goto(`/dashboard/student/projects?open=${created.id}`);
  const detail = page.getByRole('region', { name: 'Selected project' });
  const first = detail.getByRole('region', { name: 'Version 1' });
  await expect(first.getByText('The tests only cover the sunny days.').first()).toBeVisible();
  for (const { label } of Object.values(RUBRIC_CRITERIA))
    await expect(first.getByText(label, { exact: true }).first()).toBeVisible();
  await expect(first.getByText(`Grace ${lastName}`, { exact: true })).toBeVisible();
  await expectAccessible(page, 'a reviewed project');

  const shown = detail.getByRole('switch', { name: /Show it on your profile/ });
  await shown.click();
  await expect(toastSaying(page, 'Shown on your profile')).toBeVisible();
  await expect(shown).toBeChecked();

  await detail.getByRole('button', { name: 'Edit project' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit project' });
  await edit.getByLabel('Live address').fill('tides.example.org');
  await edit.getByRole('button', { name: 'Save project' }).click();
  await expect(
    detail.getByText('Changed since the last submission: Live address.', { exact: false }),
  ).toBeVisible();
  await detail.getByRole('button', { name: 'Submit again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  const second = detail.getByRole('region', { name: 'Version 2' });
  await expect(second.getByText('changed: Live address', { exact: false })).toBeVisible();
  await second.getByText('Show the differences').click();
  await expect(second.getByText('https://tides.example.org')).toBeVisible();
});
