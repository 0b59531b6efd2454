import { readFile } from 'node:fs/promises';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';

const ANALYTICS = '/dashboard/admin/analytics';

test('an admin reads what happens on the platform, and saves it', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  await asAdmin(page);
  await page.goto(ANALYTICS);
  const joining = page.getByRole('region', { name: 'Joining' });
  // A user who has just signed up is counted a moment later.
  await expect(async () => {
    await page.reload();
    await expect(joining.getByRole('definition').first()).toHaveText(/[1-9]/, { timeout: 5000 });
  }).toPass();
  await expect(joining).toContainText('Accounts that were created, also by an invitation.');
  await joining.getByText('Table of Joining').click();
  await expect(joining.getByRole('row', { name: /\(provisional\)/ }).first()).toBeVisible();
  await expect(page.getByText(/Counted since/)).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await joining.getByRole('button', { name: 'CSV of Joining' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.replace('\uFEFF', '')).toMatch(/^"Day","Sign-ups","Onboarding finished"\s/);

  await joining.getByRole('link', { name: 'Sign-ups' }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin\/users\?joinedFrom=/);
  await page.goBack();

  // The range, the role and the periods are in the address, also by keyboard.
  await page.getByRole('radio', { name: 'Days' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/by=week/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Weeks' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Hiring' })).toBeVisible();
  await page.goto(`${ANALYTICS}?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByRole('heading', { name: 'Nothing was counted in this range' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${ANALYTICS}$`));
});

test('roles with too few people are not shown, and the health fits a phone', { tag: '@local' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await asAdmin(page);
  await page.goto(`${ANALYTICS}?role=admin`);
  await expect(page.getByRole('heading', { name: 'Too few people to show this role' })).toBeVisible();
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health).toContainText('Dead letters');
  await expect(health).toContainText('Last drill');
  await expectNoSidewaysScroll(page);
  await page.goto(ANALYTICS);
  await expect(page.getByRole('region', { name: 'Advisor' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
