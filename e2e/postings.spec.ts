import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { toastSaying } from './support/signIn.ts';

const POST_JOB = '/dashboard/employer/post-job';
const ALUMNI = '/dashboard/alumni/opportunities';

const saved = (page: Page) => page.getByText('Draft saved', { exact: true });

/** Types into a field that Tab leads to. */
const typeInto = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label, { exact: false }).first().focus();
  await page.keyboard.type(text);
};

test('an employer writes a posting on a phone by keyboard, adds the company, and submits it', async ({
  page,
  signedUp,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await signedUp({ role: 'employer', confirmed: true, onboarded: true });
  await page.goto(POST_JOB);
  await page.getByRole('button', { name: 'Publish Job Posting' }).press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter a job title',
    'Choose a job type',
    'Enter a description',
    'Enter at least one requirement',
    'Create your company first',
  ]);
  await expect(page.getByLabel('Job title')).toBeFocused();

  await typeInto(page, 'Job title', 'Harbour Pilot');
  // What was understood is shown, and what can mean several things is asked: the answer sets all that goes with it.
  await typeInto(page, 'Salary minimum', '17,50');
  await expect(page.getByText('$17.50 a year', { exact: true })).toBeVisible();
  await page.getByLabel('Salary minimum').fill('€1.234 an hour');
  await expect(page.getByText('What does “€1.234 an hour” mean?')).toBeVisible();
  await page.getByRole('button', { name: '€1.23 an hour' }).press('Enter');
  await expect(page.getByLabel('Salary minimum')).toHaveValue('1.23');
  await expect(page.getByText('€1.23 an hour', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Paid')).toHaveValue('hour');
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByLabel('Paid').selectOption('year');
  await page.getByLabel('Salary minimum').fill('');
  await typeInto(page, 'Salary minimum', '60k');
  await typeInto(page, 'Salary maximum', '80k');
  await page.getByLabel('Job type').selectOption('full-time');
  await typeInto(page, 'Job description', 'You guide ships into the harbour. A rockstar would fit.');
  await typeInto(page, 'Requirements', 'A licence for the harbour');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/posting=/);

  await page.getByRole('button', { name: 'Remove JavaScript' }).press('Enter');
  await typeInto(page, 'Add a skill', 'Navigation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Navigation' })).toBeVisible();

  // The screening is on, so the text has to say so: one press adds the sentence.
  await page.getByRole('button', { name: 'Use this wording' }).press('Enter');
  await expect(page.getByLabel('Job description')).toHaveValue(/We use software to compare applications/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the form');

  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Preview and checks' });
  await expect(sheet.getByRole('heading', { name: 'Harbour Pilot', level: 2 })).toBeVisible();
  await expect(sheet.getByText('$60k – $80k a year').first()).toBeVisible();
  await sheet.getByRole('tab', { name: 'Preview' }).press('ArrowRight');
  await expect(sheet.getByRole('tabpanel')).toContainText('a warning');
  await expectAccessible(page, 'the checks');
  await page.keyboard.press('Escape');

  // Everything survives a reload, from the server.
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Harbour Pilot');

  await page.getByRole('button', { name: 'Add your company' }).press('Enter');
  const company = page.getByRole('dialog', { name: 'Add your company' });
  await company.getByLabel('Name').fill('Harbour & Co');
  await company.getByRole('button', { name: 'Add company' }).press('Enter');
  await expect(company).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish Job Posting' }).press('Enter');
  await expect(toastSaying(page, 'Submitted for review')).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Harbour Pilot' });
  await expect(card).toContainText('In review');
  await expect(card).toContainText('Harbour & Co');
  await expectAccessible(page, 'the list');
});

test('an alumnus shares an opening, whose link is checked, and removes it again', async ({
  page,
  signedUp,
}) => {
  await signedUp({ role: 'alumni', confirmed: true, onboarded: true });
  await page.goto(ALUMNI);
  await page.getByLabel('Job title').fill('Baker');
  await page.getByLabel('Company').fill('Crumb Bakery');
  await page.getByLabel('Job type').selectOption('part-time');
  await page.getByLabel('Salary range').fill('$14,50 an hour');
  await page.getByRole('button', { name: 'Australian dollar' }).click();
  await expect(page.getByText('Found in searches as A$14.50 an hour.')).toBeVisible();
  await page.getByLabel('Salary range').fill('£14 an hour');
  await page
    .getByLabel('Description', { exact: false })
    .first()
    .fill('You bake bread with us every morning.');
  await page.getByLabel('How to apply').fill('call me');
  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  await expect(
    page.getByText('Enter a full URL, such as https://…, or an email address').first(),
  ).toBeVisible();
  await page.getByLabel('How to apply').fill('https://crumb.example.com/jobs');
  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  await expect(toastSaying(page, 'Submitted for review')).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Baker' });
  await expect(card).toContainText('£14 an hour');
  const listed = page.waitForResponse('**/api/opportunities/mine*');
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(card).toContainText('Removed');
  await (await listed).finished();
  // It was the only one: the list is empty now, and still offers the undo.
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('In review');
});

test.describe('without a connection', () => {
  test.use({ faults: true });
  test('what is typed stays on the device and is sent later', async ({ page, signedUp, context }) => {
    await signedUp({ role: 'employer', onboarded: true });
    await page.goto(POST_JOB);
    await page.getByLabel('Job title').fill('Lighthouse Keeper');
    await expect(saved(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Department').fill('Lamps');
    await expect(
      page.getByText('Saved on this device. We’ll send it when you’re back online.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Department')).toHaveValue('Lamps');
  });
});

test('the form asks for the place, shows what it read, and its preview asks for nothing that does not exist', async ({
  page,
  signedUp,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) asked.push(`${response.status()} ${response.url()}`);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedUp({ role: 'alumni', confirmed: true, onboarded: true });
  await page.goto(ALUMNI);
  const preview = page.getByRole('region', { name: 'Preview and checks' });
  await page.getByLabel('Job title').fill('Harbour Pilot');
  await page.getByLabel('How to apply').fill('https://harbour.example/apply');
  const city = page.getByLabel('City');
  await city.fill('Birmingham');
  await expect(page.getByText('Choose the country, too')).toBeVisible();
  await city.fill('Hamburg, Germany');
  await expect(page.getByText('Read as Hamburg, Germany.')).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('Germany');
  await expect(preview.getByText('Hamburg, Germany').first()).toBeVisible();

  await page.getByLabel('Work mode').selectOption('remote');
  await city.fill('');
  await page.getByLabel('Country', { exact: false }).first().selectOption('');
  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  await expect(page.getByText('Choose where applicants may live').first()).toBeVisible();
  await page.getByRole('radio', { name: 'In certain countries' }).check();
  await page.getByLabel('Add a country').selectOption('Switzerland');
  await page.getByLabel('Add a country').selectOption('Germany');
  await page.getByRole('button', { name: 'Remove Switzerland' }).click();
  await expect(preview.getByText('Applicants may live in')).toBeVisible();
  await expectAccessible(page, 'the place');
  // The card and the page of the preview lead nowhere.
  await expect(preview.locator('a[href*="/opportunities/preview"]')).toHaveCount(0);
  expect(asked).toEqual([]);
});
