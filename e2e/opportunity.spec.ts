import { applyWith } from './support/applying.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { someClosed, someOpen } from './support/opportunities.ts';
import { toastSaying } from './support/signIn.ts';

test.describe('an opportunity', () => {
  test('is shown in full, and a missing one shows a not-found message', async ({ page }) => {
    const { id, title, salary } = await someOpen(page.request, 1, 'type=internship');
    await page.goto(`/opportunities/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(salary, { exact: true })).toBeVisible();
    for (const fact of ['Pay', 'Work mode', 'Duration', 'Apply until', 'Openings', 'Applications', 'Posted'])
      await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/opportunities/no-such-thing');
    await expect(page.getByRole('heading', { name: 'This opportunity doesn’t exist' })).toBeVisible();
    await expectAccessible(page);
  });

  test('is printed without what only a screen needs, as the list and the profile are', async ({
    page,
    signedUp,
  }) => {
    const onPaper = async (path: string, content: string | RegExp) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(content).last()).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('main').getByText(content).last()).toBeVisible();
      await expect(page.getByRole('banner').and(page.locator(':visible'))).toHaveCount(0);
      await expect(page.getByRole('navigation').and(page.locator(':visible'))).toHaveCount(0);
      for (const control of ['button', 'combobox'] as const)
        await expect(page.getByRole('main').getByRole(control).and(page.locator(':visible'))).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    };
    const { id, title } = await someOpen(page.request, 1);
    await onPaper(`/opportunities/${id}`, title ?? '');
    await onPaper('/explore', /^Showing 20/);
    await signedUp({ onboarded: true });
    await onPaper('/dashboard/profile', /^About you$/);
  });

  test('that is closed says so and cannot be applied for', { tag: '@local' }, async ({ page, signedUp }) => {
    await signedUp({ confirmed: true, onboarded: true });
    const closed = await someClosed(page.request);
    await page.goto(`/opportunities/${closed.id}`);
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByText('no longer accepts applications')).toBeVisible();
    await expect(page.getByRole('button', { name: /Apply Now|Join Project/ })).toBeHidden();
  });

  test('that has closed in the meantime shows an error on applying', { tag: '@local' }, async ({
    page,
    signedUp,
  }) => {
    await signedUp({ confirmed: true, onboarded: true });
    const closed = await someClosed(page.request);
    // As it was when the page was opened, however often the page asks for it until it applies.
    const asItWas = { ...closed, status: 'open', deadline: '2099-01-01' };
    let applied = false;
    page.on('request', (request) => {
      applied ||= request.method() === 'POST' && new URL(request.url()).pathname === '/api/applications';
    });
    await page.route(`**/api/opportunities/${closed.id}`, (route) =>
      applied ? route.continue() : route.fulfill({ json: asItWas }),
    );
    await page.goto(`/opportunities/${closed.id}`);
    await applyWith(page.getByRole('button', { name: /Apply Now|Join Project/ }));
    await expect(toastSaying(page, 'This opportunity is closed.')).toBeVisible();
    await expect(page.getByText('no longer accepts applications')).toBeVisible();
  });
});
