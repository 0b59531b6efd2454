import type { Page } from 'playwright/test';
import { pdfOf } from '#functions/testing/pdf.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';

const PROFILE = '/dashboard/profile';
const REVIEW = '/dashboard/profile/resume';
const RESUME = pdfOf([
  'Ada Lovelace',
  'ada.lovelace@example.com',
  '+44 20 7946 0018',
  '',
  'Skills',
  'Falconry, Weaving, Bookbinding',
]);

/** Systems name the media type of a PDF differently. */
const choose = (page: Page, buffer: Buffer, name = 'Ada.pdf', mimeType = 'application/octet-stream') =>
  page.locator('input[type=file][accept="application/pdf"]').setInputFiles({ name, mimeType, buffer });
const box = (page: Page, text: string | RegExp) => page.getByRole('checkbox', { name: text });
const card = (page: Page) => page.getByRole('region', { name: 'Resume', exact: true });

test('a resume is uploaded, reviewed after a reload in the middle, accepted, and deleted', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await choose(page, RESUME);
  await expect(page.getByText('We’ve read Ada.pdf')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Review details' }).click();
  await page.waitForURL(`**${REVIEW}`);
  await expect(page.getByRole('img', { name: 'Page 1 of your resume' })).toBeVisible();
  await box(page, /Weaving/).uncheck();
  await box(page, /Falconry/).check();
  await expectAccessible(page);
  await page.reload();
  await expect(box(page, /Weaving/)).not.toBeChecked();
  await expect(box(page, /Falconry/)).toBeChecked();
  await page.getByRole('button', { name: /^Take \d+ details?$/ }).click();
  await page.waitForURL(`**${PROFILE}`);
  await expect(card(page).getByText('Ada.pdf')).toBeVisible();
  const { sections } = await (await page.request.get('/api/profile')).json();
  const skills = sections.skills.items.map(({ name }: { name: string }) => name);
  expect(skills).toContain('Falconry');
  expect(skills).not.toContain('Weaving');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Ada.pdf');
  await card(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete resume' }).click();
  await expect(card(page).getByText('Ada.pdf')).toHaveCount(0);
});

test('onboarding takes a resume, refuses what is none, and leads to the review', async ({
  page,
  signedUp,
}) => {
  await signedUp({ role: 'student', onboarded: true });
  await page.goto('/onboarding/student?step=4');
  await choose(page, Buffer.from('PK\u0003\u0004 word/document.xml'), 'cv.pdf', 'application/pdf');
  await expect(page.getByText('This file isn’t a PDF. It is a Word document.')).toBeVisible();
  await choose(page, Buffer.concat([RESUME, Buffer.alloc(5 * 1024 * 1024)]));
  await expect(page.getByText('Choose a PDF file up to 5MB')).toBeVisible();
  await choose(page, RESUME.subarray(0, 300), 'cut.pdf');
  await expect(page.getByText('We couldn’t read cut.pdf')).toBeVisible();
  await expect(page.getByText('This PDF is damaged')).toBeVisible();
  await choose(page, RESUME);
  await expect(page.getByText('We’ve read Ada.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL(`**${REVIEW}`);
});

test('the review fits 375 px and is done by keyboard alone', async ({ page, signedUp }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await choose(page, RESUME);
  await page.getByRole('link', { name: 'Review details' }).press('Enter');
  await box(page, /Falconry/).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, /Weaving/)).toBeFocused();
  await expect(box(page, /Falconry/)).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Take/ }).press('Enter');
  await page.waitForURL(`**${PROFILE}`);
});

test.describe('without a connection', () => {
  test.use({ faults: true });

  test('an upload that is cut off goes on as soon as there is a connection', async ({
    page,
    context,
    signedUp,
  }) => {
    await signedUp({ onboarded: true });
    const overview = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/resume');
    await page.goto(PROFILE);
    // What the box needs has to be there before the connection is cut: its code and the upload before.
    await (await overview).finished();
    await expect(card(page).locator('.amplify-dropzone')).toBeVisible();
    await context.setOffline(true);
    await choose(page, RESUME);
    await expect(page.getByText('Your upload was interrupted')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('We’ve read Ada.pdf')).toBeVisible();
  });
});
