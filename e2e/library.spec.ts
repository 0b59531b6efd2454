import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { layoutShift } from './support/layoutShift.ts';

for (const width of [375, 1440])
  test(`an article is there before React, is taken over without moving, and leads to others, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const before = await delayAppCode(page);
    await page.goto('/library/germany-after-graduation');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Germany');
    await expect(page.getByRole('region', { name: 'Sources' }).getByRole('link')).toHaveCount(2);
    const element = await heading.elementHandle();
    before.go();
    await expectHydrated(page);
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const next = page
      .getByRole('region', { name: /^More on / })
      .getByRole('link')
      .first();
    const title = (await next.textContent()) ?? '';
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[?]/g, '\\?')}`));
  });

test('a user reads an article in the frame of the dashboard', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto('/library/cover-letter');
  await expect(page.getByRole('heading', { level: 1, name: 'How do I write a cover letter?' })).toBeVisible();
  await page
    .getByRole('region', { name: 'On Fledge' })
    .getByRole('link', { name: 'Explore opportunities' })
    .click();
  await expect(page).toHaveURL(/\/explore/);
});

test('what no article is called is a missing page', async ({ page }) => {
  const answer = await page.goto('/library/none');
  expect(answer?.status()).toBe(404);
});
