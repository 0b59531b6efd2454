import type { Browser, Page } from 'playwright/test';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { type Person, signedInUser, signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const USERS = '/dashboard/admin/users';
const APPROVALS = '/dashboard/admin/approvals';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, { email }: Pick<Person, 'email'>) =>
  table(page).getByRole('row').filter({ hasText: email });

/** A user who signed up in a browser of their own. */
const newUser = async (
  browser: Browser,
  baseURL: string | undefined,
  wishes: Parameters<typeof signUp>[1],
) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  return { context, person: await signUp(context, wishes) };
};

/** The list follows the stream: waits until a user is in it. */
const listed = async (page: Page, path: string, { email }: Pick<Person, 'email'>) => {
  const emails = async () => {
    const answer = await page.request.get(path);
    const { items } = (await answer.json()) as { items: { email: string }[] };
    return items.map((one) => one.email);
  };
  await expect.poll(emails).toContain(email);
};

// They sign in as the demo admin, whose password only the local stage has.
test.describe('user management', { tag: '@local' }, () => {
  test('finds a user, suspends the account at once, and records it', async ({ page, browser, baseURL }) => {
    const { context, person } = await newUser(browser, baseURL, { firstName: 'Wilhelmina', confirmed: true });
    await asAdmin(page);
    await listed(page, `/api/admin/users?q=${person.email}`, person);
    const answer = await page.request.get('/api/admin/users?role=student&limit=1');
    const { nextCursor } = (await answer.json()) as { nextCursor: string };
    await page.goto(`${USERS}?${new URLSearchParams({ role: 'student', after: nextCursor })}`);
    const search = page.getByRole('searchbox', { name: 'Search by name or email' });
    await search.fill(person.email);
    await expect(page).toHaveURL(new RegExp(`role=student&q=${person.email.slice(0, 8)}`));
    await expect(rowOf(page, person)).toHaveCount(1);
    // The search leads from a later page to the first, and leaves the focus in its field.
    await expect(search).toBeFocused();
    await expect(page.getByRole('tab', { name: /Students/ })).toHaveAttribute('aria-selected', 'true');

    await rowOf(page, person)
      .getByRole('button', { name: /^Suspend/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Suspend account' }).click();
    await expect(toastSaying(page, 'Account suspended')).toBeVisible();
    expect(await signedInUser(context.request)).toBeNull();
    await expect(rowOf(page, person).getByRole('button', { name: /^Restore/ })).toBeVisible();

    await page.getByRole('link', { name: 'Audit Log' }).click();
    await expect(page.getByText(/^Unbroken to entry/)).toBeVisible();
    const entry = page.getByRole('row').filter({ hasText: 'Wilhelmina' }).first();
    await expect(entry).toContainText('Suspended');
    await entry.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('Hash of the entry before');
    await expectAccessible(page);
    await context.close();
  });

  test('names the filter to remove when nothing matches, and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await asAdmin(page);
    await page.goto(`${USERS}?q=nobody-is-called-this&status=suspended`);
    await expect(page.getByRole('heading', { name: 'No users match' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Remove “Suspended”' }).click();
    await expect(page).toHaveURL(/q=nobody-is-called-this$/);
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(table(page).getByRole('row').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('rejects with a reason by keyboard, and opens the next user', async ({ page, browser, baseURL }) => {
    const { context, person } = await newUser(browser, baseURL, { role: 'employer', firstName: 'Ottoline' });
    await asAdmin(page);
    await listed(page, '/api/admin/approvals?limit=50', person);
    await page.goto(`${APPROVALS}?open=${person.id}`);
    const pane = page.getByRole('region', { name: 'Selected user' });
    await expect(pane.getByRole('heading', { name: 'Ottoline Byron' })).toBeVisible();
    await expect(pane.getByRole('row', { name: /Company/ })).toContainText('Nothing to check');
    await expectAccessible(page);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Reject Ottoline Byron?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // While an approval is under way, the same user can't be rejected.
    const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
    await page.route('**/approve', async (route) => {
      await decided;
      await route.fulfill({ status: 409, json: { code: 'conflict', message: 'Decided elsewhere.' } });
    });
    await page.keyboard.press('a');
    await expect(pane.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    decide();
    await expect(toastSaying(page, 'Ottoline Byron was not approved')).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Reject and send reason' }).click();
    await expect(toastSaying(page, 'Account rejected')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ottoline Byron' })).toHaveCount(0);
    expect((await signedInUser(context.request))?.status).toBe('rejected');
    await context.close();
  });

  test('suspends and restores the selected users with one reason', async ({ page, browser, baseURL }) => {
    const twins = await Promise.all(
      ['Castor', 'Pollux'].map((firstName) =>
        newUser(browser, baseURL, { firstName, lastName: 'Quillfeather', confirmed: true }),
      ),
    );
    await asAdmin(page);
    for (const { person } of twins) await listed(page, '/api/admin/users?q=Quillfeather', person);
    await page.goto(`${USERS}?q=Quillfeather`);
    const bar = page.getByRole('region', { name: 'Selection' });
    const decide = async (task: 'Suspend' | 'Restore') => {
      await bar.getByRole('button', { name: `${task}…` }).click();
      const dialog = page.getByRole('dialog', { name: `${task} 2 accounts?` });
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: `${task} accounts` }).click();
      await expect(
        toastSaying(page, `2 accounts ${task.toLowerCase()}${task === 'Suspend' ? 'ed' : 'd'}`),
      ).toBeVisible();
      await expect(bar).toHaveCount(0);
    };
    // `x` selects the row with the focus.
    await table(page).getByRole('button', { name: 'Castor Quillfeather', exact: true }).focus();
    await page.keyboard.press('x');
    await expect(page.getByRole('status').filter({ hasText: '1 user selected' })).toBeAttached();
    await expectAccessible(page);
    await bar.getByRole('checkbox', { name: 'Select all 2 shown' }).check();
    await decide('Suspend');
    for (const { context } of twins) expect(await signedInUser(context.request)).toBeNull();
    await expect(table(page).getByRole('button', { name: /^Restore / })).toHaveCount(2);

    await page.setViewportSize({ width: 375, height: 800 });
    await table(page).getByRole('checkbox', { name: 'Select Castor Quillfeather' }).check();
    await table(page).getByRole('checkbox', { name: 'Select Pollux Quillfeather' }).check();
    await expectNoSidewaysScroll(page);
    await decide('Restore');
    await expect(table(page).getByRole('button', { name: /^Suspend / })).toHaveCount(2);
    await Promise.all(twins.map(({ context }) => context.close()));
  });

  test('an admin account needs two admins, and says what it waits for', async ({
    page,
    browser,
    baseURL,
  }) => {
    const [second, candidate] = await Promise.all([
      newUser(browser, baseURL, { role: 'admin', firstName: 'Second' }),
      newUser(browser, baseURL, { role: 'admin', firstName: 'Philippa' }),
    ]);
    await asAdmin(page);
    // The demo admin is the only one, who approves alone.
    const first = await page.request.post(`/api/admin/users/${second.person.id}/approve`, { data: {} });
    expect(await first.json()).toEqual({ status: 'active' });
    const waiting = await candidate.context.newPage();
    await waiting.goto(USERS);
    await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(
      'Your admin account is waiting for approval',
    );
    await listed(page, '/api/admin/approvals?limit=50', candidate.person);

    const approveAs = async (admin: Page) => {
      await admin.goto(`${APPROVALS}?open=${candidate.person.id}`);
      await admin.getByRole('button', { name: 'Approve', exact: true }).click();
    };
    await approveAs(page);
    await expect(page.getByText('Waiting for another admin')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    expect((await signedInUser(candidate.context.request))?.status).toBe('pending');
    const other = await second.context.newPage();
    await approveAs(other);
    await expect(toastSaying(other, 'Philippa Byron approved')).toBeVisible();
    await waiting.getByRole('button', { name: 'Check again' }).click();
    await expect(waiting.getByRole('heading', { level: 1 })).toHaveText('User Management');
    await Promise.all([second, candidate].map(({ context }) => context.close()));
  });
});
