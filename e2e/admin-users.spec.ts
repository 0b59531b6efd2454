import type { Page } from 'playwright/test';
import { asAdmin } from './support/contact.ts';
import { expect, expectNoSidewaysScroll, test } from './support/fixtures.ts';

const USERS = '/dashboard/admin/users';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });

// They sign in as the demo admin, whose password only the local stage has.
test.describe('user management', { tag: '@local' }, () => {
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
});
