import { expect, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { layoutShift } from './support/layoutShift.ts';
import { someOpen } from './support/opportunities.ts';

for (const width of [375, 1440])
  test(`the page of an opportunity is there before React, and is taken over without moving, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id, title } = await someOpen(page.request, 1);
    const before = await delayAppCode(page);
    await page.goto(`/opportunities/${id}`);
    const heading = page.getByRole('heading', { level: 1, name: title ?? '' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Apply until' })).toBeVisible();
    const element = await heading.elementHandle();
    before.go();
    await expectHydrated(page);
    await expect(page.getByRole('button', { name: /Apply Now|Join Project/ })).toBeVisible();
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
