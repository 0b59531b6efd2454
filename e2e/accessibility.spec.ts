import type { Page } from 'playwright/test';
import { ACCOUNT_SCREENS } from '#frontend/app/registry/account.ts';
import { DASHBOARD_SCREENS } from '#frontend/app/registry/all.ts';
import { PUBLIC_SCREENS } from '#frontend/app/registry/public.ts';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { asAdmin, sendMessage } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { expectHydrated } from './support/hydration.ts';
import { someOpen } from './support/opportunities.ts';
import { sample } from './support/sample.ts';
import { expectUsableTranslated, expectWholeTexts } from './support/translator.ts';

const UNKNOWN = '/no-such-page';
/** Every screen outside the dashboard that needs no parameter. */
const FIXED = PUBLIC_SCREENS.filter(({ local, path }) => !local && !path.includes(':'));
const VISITED = [...FIXED.map(({ path }) => path), `${PATHS.auth}?mode=signup`, UNKNOWN];
/** Those that a signed-in user sees, too: the others lead on to the dashboard. */
const SEEN_SIGNED_IN = [
  ...FIXED.filter(({ layout }) => layout !== 'bare').map(({ path }) => path),
  UNKNOWN,
  PATHS.forgotPassword,
];
const ownScreens = (role: Role) =>
  DASHBOARD_SCREENS.filter(({ roles }) => roles.length === 1 && roles[0] === role);
const ADMIN_SCREENS = ownScreens('admin');
/** The screens of a role's dashboard: the home and its pages. */
const dashboardOf = (role: Role) => {
  // An admin who has just signed up sees the same in place of each: that an approval is needed.
  const own = ownScreens(role).slice(0, role === 'admin' ? 1 : undefined);
  return [PATHS.dashboard, ...own.map(({ path }) => path)];
};

/** The extremes of a window's width. */
const WIDTHS = [1280, 320] as const;

/** The app has taken the page over, and nothing is still being loaded. */
const settled = async (page: Page) => {
  await expectHydrated(page);
  await expect(page.locator('[aria-busy="true"], main .animate-breathe')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

/** Opens a screen, which must fit each width, and checks it with axe at one of them (at both in `npm run soak`). */
const checkScreen = async (page: Page, path: string) => {
  const checked = sample(WIDTHS, `width ${path}`);
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await test.step(`${path} at ${width} px`, async () => {
      await expectNoSidewaysScroll(page);
      await expectWholeTexts(page);
      if (checked.includes(width)) await expectAccessible(page, path);
    });
  }
  if (process.env.FLEDGE_SOAK) await test.step(`${path}, translated`, () => expectUsableTranslated(page));
};

for (const path of VISITED)
  test(`${path} is accessible signed out`, async ({ page }) => {
    await checkScreen(page, path);
  });

// Only the frame around a page differs from what a visitor sees, so that one check of each frame is enough.
for (const path of sample(SEEN_SIGNED_IN, 'public').concat(PATHS.confirmEmail))
  test(`${path} is accessible signed in`, async ({ page, signedUp }) => {
    await signedUp({ onboarded: { skills: ['Python', 'React'] } });
    await checkScreen(page, path);
  });

for (const role of ROLES)
  test(`every ${role} can use the dashboard and its screens`, async ({ page, signedUp }) => {
    await signedUp({ role, onboarded: { skills: ['Python', 'React'] } });
    for (const path of dashboardOf(role)) await checkScreen(page, path);
  });

test('the profile and the settings are accessible', async ({ page, signedUp }) => {
  await signedUp({ onboarded: { skills: ['Python', 'React'] } });
  for (const { path } of ACCOUNT_SCREENS) await checkScreen(page, path);
});

for (const state of ['out', 'in'])
  test(`an opportunity is accessible signed ${state}`, async ({ page, signedUp }) => {
    if (state === 'in') await signedUp({ onboarded: { skills: ['Python', 'React'] } });
    const { id } = await someOpen(page.request, 0);
    await checkScreen(page, fillPath(PATHS.opportunity, { id }));
  });

for (const { path } of ADMIN_SCREENS)
  test(`an admin can use ${path}`, { tag: '@local' }, async ({ page }) => {
    await asAdmin(page);
    await checkScreen(page, path);
  });

test('an admin can use a message', { tag: '@local' }, async ({ page, baseURL }) => {
  await sendMessage(baseURL);
  await asAdmin(page);
  const answer = await page.request.get('/api/admin/contact-messages?limit=1');
  const { items } = (await answer.json()) as { items: ContactMessage[] };
  await checkScreen(page, `${ADMIN_PATHS.messages}?open=${items[0]?.id}`);
});

test('the sign-in prompt of the dashboard is accessible', async ({ page }) => {
  await checkScreen(page, PATHS.dashboard);
});
