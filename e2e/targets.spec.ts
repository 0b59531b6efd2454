import type { Page } from 'playwright/test';
import { ACCOUNT_SCREENS } from '#frontend/app/registry/account.ts';
import { DASHBOARD_SCREENS } from '#frontend/app/registry/all.ts';
import { PUBLIC_SCREENS } from '#frontend/app/registry/public.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { expect, test } from './support/fixtures.ts';
import { expectHydrated } from './support/hydration.ts';
import { signIn } from './support/people.ts';
import { sample } from './support/sample.ts';
import { targetProblems } from './support/targets.ts';

/** The narrowest window, and that of a common phone. */
const WIDTHS = [320, 375] as const;

/** A third of the paths, always the same for a key; all of them in `npm run soak`. */
const some = (paths: readonly string[], key: string): readonly string[] =>
  sample(
    [0, 1, 2].map((part) => paths.filter((_, index) => index % 3 === part)),
    key,
  ).flat();

const isVisited = ({ path }: { path: string }) => !path.includes(':');

/** Waits until a screen is there, and returns what is wrong with it. */
const problemsOf = async (page: Page): Promise<readonly string[]> => {
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], main .animate-breathe')).toHaveCount(0);
  return targetProblems(page);
};

/** Opens screens at one of the widths (at both in `npm run soak`), and expects nothing to be wrong with any of them. */
const check = async (page: Page, paths: readonly string[]) => {
  const found: string[] = [];
  for (const path of paths)
    for (const width of sample(WIDTHS, path)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const problem of await problemsOf(page)) found.push(`${path} at ${width} px: ${problem}`);
    }
  expect(found).toEqual([]);
};

// With the data of the seed: an empty screen has few targets.
for (const role of ROLES)
  test(`every target of the ${role}’s screens can be pressed on a phone`, { tag: '@local' }, async ({
    page,
  }) => {
    await signIn(page.context().request, { email: demoEmail(role), password: DEMO_PASSWORD });
    const own = DASHBOARD_SCREENS.filter(({ roles }) => roles.includes(role)).filter(isVisited);
    await check(page, [
      PATHS.dashboard,
      ...some(
        [...new Set([...own, ...(role === 'student' ? ACCOUNT_SCREENS : [])].map(({ path }) => path))],
        role,
      ),
    ]);
  });

test('every target of the public pages can be pressed on a phone', async ({ page }) => {
  const paths = PUBLIC_SCREENS.filter(({ local }) => !local).filter(isVisited);
  await check(page, some([...paths.map(({ path }) => path), `${PATHS.auth}?mode=signup`], 'public'));
});

test('every target of a comparison of candidates can be pressed on a phone', { tag: '@local' }, async ({
  page,
}) => {
  await signIn(page.context().request, { email: demoEmail('employer'), password: DEMO_PASSWORD });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/dashboard/employer/screening');
  for (const number of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(number)
      .check();
  await page.getByRole('button', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Compare/ })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});
