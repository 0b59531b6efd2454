import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { bell, hasNotifications, panel } from './support/notifying.ts';
import { type Person, signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';
import type { NewPerson } from './support/storedPerson.ts';

const REVIEW = '/dashboard/admin/review';
const COMPANIES = '/dashboard/admin/companies';
const FIELDS = {
  title: 'Harbour Pilot',
  employmentType: 'full-time',
  experienceLevel: 'mid',
  workMode: 'remote',
  description: 'You guide ships into the harbour, at day and at night.',
  requirements: ['A licence for the harbour'],
  skills: ['React'],
  aiScreening: false,
};

/** A user with a browser context of their own. */
const newUser = async (browser: Browser, baseURL: string | undefined, wishes: NewPerson) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  return { context, person: await signUp(context, { confirmed: true, onboarded: true, ...wishes }) };
};

const answerOf = async (response: Awaited<ReturnType<APIRequestContext['post']>>) => {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as { id: string; version: number; status: string };
};

/** A new company with a posting in review, both waiting for an admin. */
const submitted = async (request: APIRequestContext, { id: mark }: Person) => {
  const name = `Harbour ${mark.slice(0, 8)}`;
  const company = await answerOf(
    await request.post('/api/companies', { data: { name, site: `https://${mark}.example.com` } }),
  );
  const draft = await answerOf(await request.post('/api/opportunities', { data: FIELDS }));
  const posting = await answerOf(
    await request.post(`/api/opportunities/${draft.id}/status`, {
      data: { to: 'open', version: draft.version },
    }),
  );
  expect(posting.status).toBe('in_review');
  return { company: { id: company.id, name }, posting };
};

const toolsOf = (page: Page) => page.getByRole('switch', { name: 'Featured' });

// They sign in as the demo admin, whose password only the local stage has.
test.describe('the review of a company and its posting', { tag: '@local' }, () => {
  test('an admin verifies it, sets its plan, and features the posting', async ({
    page,
    browser,
    baseURL,
  }) => {
    const employer = await newUser(browser, baseURL, { role: 'employer' });
    const { company, posting } = await submitted(employer.context.request, employer.person);

    await asAdmin(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /(is|are) waiting for review$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Review.*waiting$/ })).toBeVisible();
    await page.goto(`${REVIEW}?open=${company.id}`);
    const entry = page.getByRole('region', { name: 'Selected entry' });
    await expect(entry.getByRole('heading', { name: company.name })).toBeVisible();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(toastSaying(page, `${company.name} is verified`)).toBeVisible();

    // A verified company's plan is on its page.
    await page.goto(`/companies/${company.id}`);
    const plan = page.getByLabel('Change the plan');
    await expect(plan).toHaveValue('startup');
    await plan.selectOption('growth');
    await expect(toastSaying(page, `${company.name} is on the Growth plan`)).toBeVisible();
    await page.reload();
    await expect(plan).toHaveValue('growth');
    await expectAccessible(page, 'a company, for admins');

    // And in the list of companies, which is searched by name.
    await page.goto(COMPANIES);
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(company.name.toUpperCase());
    const row = page.getByRole('row', { name: company.name });
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row.getByText('Verified', { exact: true })).toBeVisible();
    await expect(row.getByText('1 of 20')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    const inRow = row.getByLabel(`Plan of ${company.name}`);
    await inRow.selectOption('enterprise');
    await expect(toastSaying(page, `${company.name} is on the Enterprise plan`)).toBeVisible();
    await expect(inRow).toHaveValue('enterprise');
    await expectAccessible(page, 'the list of companies');
    await page.getByLabel('Plan', { exact: true }).selectOption('startup');
    await expect(page.getByText('No companies match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 720 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.goto(`/opportunities/${posting.id}`);
    await expect(toolsOf(page)).not.toBeChecked();
    await toolsOf(page).click();
    await expect(toastSaying(page, 'This posting is featured')).toBeVisible();
    await page.reload();
    await expect(toolsOf(page)).toBeChecked();
    await expect(page.getByText('Featured', { exact: true }).first()).toBeVisible();
    await employer.context.close();
  });

  test('a report leads a student, an admin and the author to its decision', async ({
    page,
    browser,
    baseURL,
  }) => {
    const employer = await newUser(browser, baseURL, { role: 'employer' });
    const { company, posting } = await submitted(employer.context.request, employer.person);
    await asAdmin(page);
    await answerOf(await page.request.post(`/api/admin/companies/${company.id}/verify`, { data: {} }));

    const student = await newUser(browser, baseURL, {});
    const phone = await student.context.newPage();
    await phone.setViewportSize({ width: 375, height: 780 });
    await phone.goto(`/opportunities/${posting.id}`);
    await expect(phone.getByRole('heading', { level: 1, name: FIELDS.title })).toBeVisible();
    await expect(phone.getByRole('switch')).toHaveCount(0);
    await phone.getByRole('button', { name: 'Report this posting' }).press('Enter');
    const form = phone.getByRole('dialog', { name: 'Report this posting' });
    await form.getByRole('button', { name: 'Send report' }).click();
    await expect(form.getByText('Choose a reason').first()).toBeVisible();
    await form.getByRole('radio', { name: 'It isn’t a real opening.' }).check();
    await form.getByLabel('Details').fill('The harbour\nhas no ships.');
    await expectAccessible(phone, 'the report');
    await form.getByRole('button', { name: 'Send report' }).click();
    await expect(phone.getByText(/^You reported this posting on/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(/^You reported this posting on/)).toBeVisible();
    await expectNoSidewaysScroll(phone);

    await page.goto(`${REVIEW}?open=${posting.id}`);
    await expect(page.getByText('It isn’t a real opening. The harbour has no ships.')).toBeVisible();
    await page.getByRole('button', { name: 'Reject…' }).click();
    const reject = page.getByRole('dialog');
    await reject.getByRole('radio', { name: /^The posting isn’t a real opening/ }).check();
    await reject.getByRole('button', { name: 'Reject and send reason' }).click();
    await expect(toastSaying(page, `${FIELDS.title} rejected`)).toBeVisible();

    // The employer's notification leads to the posting in the list, with the reason.
    // The account was approved, and the posting opened and closed.
    await hasNotifications(employer.context.request, 3);
    const desk = await employer.context.newPage();
    await desk.goto('/dashboard');
    await bell(desk).click();
    await panel(desk)
      .getByRole('link', { name: /Posting closed/ })
      .click();
    await expect(desk).toHaveURL(new RegExp(`tab=postings#posting-${posting.id}$`));
    const card = desk.getByRole('listitem', { name: FIELDS.title });
    await expect(card).toBeFocused();
    await expect(card).toContainText('Closed by an admin: The posting isn’t a real opening.');
    await Promise.all([employer.context.close(), student.context.close()]);
  });
});

test('members of a company accept, decline and remove others, and leave', async ({
  page,
  signedUp,
  browser,
  baseURL,
}) => {
  // Only a confirmed address of the company's domain may ask to join.
  const owner = await signedUp({ role: 'employer', confirmed: true, onboarded: true });
  const data = { name: 'Harbour & Co', site: 'https://example.com' };
  const { id } = await answerOf(await page.request.post('/api/companies', { data }));
  const [ann, bob] = [
    await newUser(browser, baseURL, { role: 'employer', firstName: 'Ann' }),
    await newUser(browser, baseURL, { role: 'employer', firstName: 'Bob' }),
  ];
  const asking = await ann.context.newPage();
  await asking.goto(`/companies/${id}`);
  await asking.getByRole('button', { name: 'Join Harbour & Co' }).click();
  await expect(asking.getByRole('button', { name: 'Take back the request' })).toBeVisible();
  await answerOf(await bob.context.request.post(`/api/companies/${id}/members`, { data: {} }));

  await page.goto(`/companies/${id}`);
  await page.getByRole('button', { name: 'Approve Ann Byron' }).click();
  await expect(toastSaying(page, 'Ann Byron is a member now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Ann Byron' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline Bob Byron' }).click();
  await expect(page.getByText('Bob Byron', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();

  await asking.reload();
  await asking.getByRole('button', { name: `Remove ${owner.firstName} ${owner.lastName}` }).click();
  await asking.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(
    toastSaying(asking, `${owner.firstName} ${owner.lastName} is no longer a member`),
  ).toBeVisible();
  // The last one stays.
  await expect(asking.getByRole('button', { name: 'Leave' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Join Harbour & Co' })).toBeVisible();
  await Promise.all([ann.context.close(), bob.context.close()]);
});
