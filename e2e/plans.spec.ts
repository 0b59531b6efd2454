import type { Browser, Page } from 'playwright/test';
import { PLANS, type Plan } from '#shared/features/companies/plan-names.ts';
import { PLAN_OFFERS } from '#shared/features/companies/plans.ts';
import { SUPPORT, supportOf } from '#shared/features/contact/support-rules.ts';
import { asAdmin, MESSAGES } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';
import { type Person, signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const SCREENING = '/dashboard/employer/screening';
const PHONE = { width: 375, height: 812 };
const WIDE = { width: 1440, height: 900 };
const main = (page: Page) => page.getByRole('main');

/** A student who applied for a posting. */
const applied = async (browser: Browser, page: Page, opportunityId: string, skills: string[]) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const { id } = await signUp(context, { confirmed: true, onboarded: { skills } });
  const answer = await context.request.post('/api/applications', { data: { userId: id, opportunityId } });
  expect(answer.status(), await answer.text()).toBe(201);
  await context.close();
};

type SignUp = (wishes: object) => Promise<Person>;

/** An employer whose company is on a plan, with two candidates. */
const hiringOn = async (plan: Plan, page: Page, signedUp: SignUp, browser: Browser) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  await page.goto('/');
  const id = await hiringFor([employer], 'Harbour Pilot', plan);
  for (const skills of [['React'], ['React', 'SQL']]) await applied(browser, page, id, skills);
  await expect(async () => {
    await page.goto(SCREENING);
    await expect(page.getByRole('tab', { name: 'Ranked 2' })).toBeVisible({ timeout: 5000 });
  }).toPass();
};

const compareBoth = async (page: Page) => {
  for (const box of await page.getByRole('checkbox', { name: /^Compare Candidate/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Compare 2' }).click();
};

test.describe('the features of plans', { tag: '@local' }, () => {
  test('a company on Startup sees what each feature does, and how to get it', async ({
    page,
    signedUp,
    browser,
  }) => {
    await hiringOn('startup', page, signedUp, browser);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Saved filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Saved filters' });
    await expect(
      sheet.getByRole('heading', { name: 'Saving filters is part of the Growth plan' }),
    ).toBeVisible();
    await expectAccessible(page, 'saved filters without the plan');
    await page.keyboard.press('Escape');
    await compareBoth(page);
    await expect(
      page.getByRole('heading', { name: 'Comparing candidates is part of the Growth plan' }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a comparison without the plan');
    await page.goto('/dashboard/employer/analytics');
    await expect(
      page.getByRole('heading', { name: 'The analytics dashboard is part of the Growth plan' }),
    ).toBeVisible();
    await expectAccessible(page, 'analytics without the plan');
    await page.getByRole('link', { name: 'Ask for Growth' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('We’d like the Growth plan');
  });

  test('a company on Growth compares candidates with the stability of their ranks, and saves filters', async ({
    page,
    signedUp,
    browser,
  }) => {
    await hiringOn('growth', page, signedUp, browser);
    await page.getByLabel('Match', { exact: true }).selectOption('50');
    // By keyboard: open, name, save.
    await page.getByRole('button', { name: 'Saved filters' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Saved filters' });
    await sheet.getByRole('button', { name: 'Save filters' }).click();
    await expect(sheet.getByText('Enter a name')).toBeVisible();
    await sheet.getByLabel('Name for the filters that are set').fill('Half of it');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('heading', { name: 'Half of it' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Rename Half of it' }).click();
    await sheet.getByLabel('New name').fill('From half on');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('heading', { name: 'From half on' })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectAccessible(page, 'saved filters');
    await page.setViewportSize(WIDE);
    await page.keyboard.press('Escape');
    await page.getByLabel('Match', { exact: true }).selectOption('');
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await sheet.getByRole('button', { name: 'Apply From half on' }).click();
    await expect(page).toHaveURL(/minMatch=50/);
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await sheet.getByRole('button', { name: 'Delete From half on' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(sheet.getByText('Filters that you save appear here')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Match', { exact: true }).selectOption('');
    await compareBoth(page);
    const stability = page.getByRole('region', { name: 'How stable each rank is' });
    await expect(stability.getByText(/^Rank 1/).first()).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'the stability of ranks');
  });

  test('a company on Enterprise sends a request, an admin answers it, and the company reads the answer', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const employer = await signedUp({
      role: 'employer',
      firstName: 'Erin',
      confirmed: true,
      onboarded: true,
    });
    await page.goto('/');
    await hiringFor([employer], 'Harbour Pilot', 'enterprise');
    const { company } = await (await page.request.get('/api/companies/mine')).json();
    await page.goto(`/companies/${company.id}`);
    await expect(page.getByText(`We reply to your messages ${SUPPORT.dedicated.within}.`)).toBeVisible();
    const title = `Our system ${company.id.slice(0, 8)}`;
    await page.getByRole('button', { name: 'New request' }).click();
    const form = page.getByRole('dialog', { name: 'New request' });
    await form.getByLabel('Custom integration').check();
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title/);
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Details').fill('We want to receive applications in our own system.');
    await page.setViewportSize(PHONE);
    await expectAccessible(page, 'a new request');
    await form.getByRole('button', { name: 'Send request' }).click();
    const requests = page.getByRole('list', { name: 'Requests' });
    await expect(requests.getByRole('heading', { name: title })).toBeVisible();
    await expect(requests.getByText(/^Answer by /)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'the requests of a company');

    const admin = await otherDevice.newPage();
    await asAdmin(admin);
    await admin.goto('/dashboard/admin/plan-requests?view=all');
    await admin.getByRole('button', { name: `Answer ${title}` }).click();
    const sheet = admin.getByRole('dialog');
    await sheet.getByRole('radio', { name: /^Done/ }).check();
    await sheet
      .getByRole('textbox', { name: /^Answer/ })
      .fill('It is set up: applications arrive every hour.');
    await expectAccessible(admin, 'an answer');
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(toastSaying(admin, 'Answer sent')).toBeVisible();
    await admin.setViewportSize(PHONE);
    await expectNoSidewaysScroll(admin);
    await expectAccessible(admin, 'the requests for admins');

    await page.reload();
    await expect(requests.getByText('It is set up: applications arrive every hour.')).toBeVisible();
  });

  for (const plan of PLANS)
    test(`a message of a company on ${plan} says when the reply comes, to both sides`, async ({
      page,
      signedUp,
      otherDevice,
    }) => {
      const employer = await signedUp({
        role: 'employer',
        firstName: 'Erin',
        confirmed: true,
        onboarded: true,
      });
      await page.goto('/');
      await hiringFor([employer], 'Harbour Pilot', plan);
      const subject = `Our plan ${employer.id.slice(0, 8)}`;
      await page.goto(`/contact?subject=${encodeURIComponent(subject)}`);
      await page.getByLabel('Message').fill('When does our trial of the product end?');
      await page.getByRole('button', { name: 'Send Message' }).click();
      const { label, within } = SUPPORT[supportOf(plan)];
      await expect(main(page)).toContainText(`${label}: your plan promises a reply ${within}, by `);
      await expectAccessible(page, 'a sent message');
      const admin = await otherDevice.newPage();
      await asAdmin(admin);
      await admin.goto(MESSAGES);
      await admin.getByRole('link', { name: subject }).last().click();
      const reply = admin.getByRole('region', { name: 'Reply' });
      await expect(reply).toContainText(`${label}: reply by`);
      await reply.getByRole('button', { name: 'Mark as answered' }).click();
      await expect(reply).toContainText('Answered in time');
      await expectAccessible(admin, 'an answered message');
    });
});

test('the pricing table says how each feature is provided, and nothing is coming soon', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/employers');
    for (const { lines } of Object.values(PLAN_OFFERS))
      for (const { text, how } of lines) {
        await expect(main(page).getByText(text, { exact: true })).toBeVisible();
        await expect(main(page).getByText(how, { exact: true }).first()).toBeVisible();
      }
    await expect(page.getByText(/coming soon/i)).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `the plans, ${scheme}`);
    await page.setViewportSize(WIDE);
  }
});
