import type { Page } from 'playwright/test';
import { count, pane, rows } from './support/explore.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { openOpportunities, someOpen } from './support/opportunities.ts';
import { signUp } from './support/people.ts';
import { passwordOf } from './support/signIn.ts';

const PHONE = { width: 375, height: 780 };

/** The row of an opportunity, wherever it is: other tests publish openings meanwhile. */
const rowOf = (page: Page, id: string) => rows(page).filter({ has: page.locator(`a[href*="${id}"]`) });

test.describe('the list', () => {
  test('is as it was after Back from the pane, and after signing in', async ({ page, otherDevice }) => {
    const { email, password } = await signUp(otherDevice, { onboarded: true, inPool: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/explore?type=project');
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(rows(page)).toHaveCount(40);
    const row = rows(page).nth(30);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/[?&]open=/);
    await rows(page).nth(31).getByRole('link').click();
    await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/explore?type=project');
    await expect(rows(page)).toHaveCount(40);
    await expect(row).toBeInViewport();

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(email);
    await passwordOf(page).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/explore?type=project');
    await expect(rows(page)).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  });

  test('loads more until there is no more, and keeps it over the back button', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/explore?type=project');
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(rows(page)).toHaveCount(40);
    await expect(count(page)).toHaveText('Showing 40 opportunities (filtered)');
    const last = rows(page).nth(39);
    const title = await last.locator('h3').textContent();
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(40);
    await expect(last.getByRole('link')).toBeInViewport();

    const more = page.getByRole('button', { name: 'Load More' });
    while (await more.isVisible()) {
      const before = await rows(page).count();
      await more.click();
      await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
      await expect(page.getByText('Loading more…')).toBeHidden();
      // The button goes with the last of them.
      if (await more.isHidden()) await expect(rows(page).nth(before).getByRole('link')).toBeFocused();
    }
    expect(await rows(page).count()).toBeGreaterThan(40);
  });

  test('requests the next page when a page is empty but not the last', async ({ page }) => {
    const real = await openOpportunities(page.request);
    let asked = 0;
    await page.route(/\/api\/opportunities\?q=.*/, (route) => {
      asked += 1;
      const items = asked === 3 ? real.slice(0, 2) : [];
      return route.fulfill({ json: { items, nextCursor: asked < 4 ? `cursor-${asked}` : null } });
    });
    await page.goto('/explore?q=anything');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await expect(rows(page).last().getByRole('link')).toBeFocused();
    await expect(count(page)).toHaveText('Showing 2 opportunities (filtered)');
    expect(asked).toBe(4);
  });

  test('shows three skills and how many more, and the words for its kind', async ({ page }) => {
    const project = await someOpen(page.request, 0, 'type=project');
    await page.goto('/explore?type=project');
    const row = rows(page)
      .filter({ has: page.getByRole('heading', { name: project.title }) })
      .first();
    await expect(row.getByRole('button', { name: /^Join Project/ })).toBeVisible();
    await page.goto('/explore?type=job');
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^Apply Now/ }),
    ).toBeVisible();
    const jobs = await openOpportunities(page.request, 'type=job');
    const { id = '', skills = [] } = jobs.find((job) => job.skills.length > 3) ?? {};
    await expect(rowOf(page, id).getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
      ...skills.slice(0, 3),
      `+${skills.length - 3} more`,
    ]);
  });

  test('shows the match on its rows, without a layout shift', {
    tag: '@local',
  }, async ({ page, signedUp }) => {
    const listed = await openOpportunities(page.request);
    const { id = '', skills = [] } = listed.find((one) => one.skills.length > 3) ?? {};
    const own = skills.at(-1) ?? '';
    await signedUp({ confirmed: true, onboarded: { skills: [own.toLowerCase()] } });
    let answer = () => {};
    const known = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await known;
      await route.continue();
    });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { sources: { node: Element | null }[] };
      new PerformanceObserver((shifts) => {
        for (const { sources } of shifts.getEntries() as Shift[])
          if (sources.some(({ node }) => node?.closest('li'))) document.title += ' (rows moved)';
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/explore?sort=newest');
    await expect(count(page)).toHaveText('Showing 20 opportunities');
    answer();
    await expect(rowOf(page, id).getByRole('button', { name: /^\d+% match$/ })).toBeVisible();
    await expect(rows(page).first().getByRole('button').first()).toBeVisible();
    await expect(page).not.toHaveTitle(/rows moved/);
  });

  test('says when it could not be loaded, and tries again', async ({ page }) => {
    await page.route('**/api/opportunities*', (route) => route.fulfill({ status: 429, body: '' }), {
      times: 1,
    });
    await page.goto('/explore');
    await expect(page.getByRole('heading', { name: 'We couldn’t load the opportunities' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(20);
  });

  test('has a pane beside it on wide screens, and a page on narrow ones', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/explore');
    await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(
      (await rows(page).first().locator('h3').textContent()) ?? '',
    );
    const third = rows(page).nth(2);
    const title = await third.locator('h3').textContent();
    await third.getByRole('link').click();
    await expect(pane(page).getByRole('heading', { level: 2, name: title ?? '' })).toBeFocused();
    await expect(page).toHaveURL(/\?open=/);
    await expectAccessible(page);

    await page.setViewportSize(PHONE);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect(page).toHaveURL(/\/opportunities\//);
  });
});
