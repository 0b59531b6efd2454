import type { Page } from 'playwright/test';
import { fillPath, PATHS, sidebarFor } from '#frontend/core/paths.ts';
import { PUBLIC_PAGES } from '#frontend/marketing/pages.ts';
import { ROLES } from '#shared/contract.ts';
import type { ContactMessage } from '#shared/features/contact.ts';
import { asAdmin, sendMessage } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { someOpen } from './support/opportunities.ts';

const NOBODYS = '/no-such-page';
const PUBLIC = [...PUBLIC_PAGES.map(({ path }) => path), NOBODYS];
const DOORS = [
  PATHS.auth,
  `${PATHS.auth}?mode=signup`,
  PATHS.forgotPassword,
  PATHS.confirmEmail,
  PATHS.getStarted,
];

/** Nothing that is still on its way: axe would judge what nobody gets to see for longer than a moment. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** What axe says of a page in both themes, on a wide screen and on the narrowest. */
const judge = async (page: Page, path: string) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await settled(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${path} ${width} ${colorScheme}`, () => expectAccessible(page));
    }
    await expectNoSidewaysScroll(page);
  }
};

for (const path of [...PUBLIC, ...DOORS])
  test(`logged out, everybody can use ${path}`, async ({ page }) => {
    await judge(page, path);
  });

for (const path of [...PUBLIC, PATHS.forgotPassword, PATHS.confirmEmail])
  test(`logged in, everybody can use ${path}`, async ({ page, signedUp }) => {
    await signedUp({ onboarded: { skills: ['Python', 'React'] } });
    await judge(page, path);
  });

for (const role of ROLES)
  test(`every ${role} can use the dashboard and its screens`, async ({ page, signedUp }) => {
    test.setTimeout(120_000);
    await signedUp({ role, onboarded: { skills: ['Python', 'React'] } });
    for (const path of [
      ...sidebarFor(role)
        .slice(0, 2)
        .map(({ path }) => path),
      PATHS.profile,
      PATHS.settings,
    ])
      await judge(page, path);
  });

for (const door of ['out', 'in'])
  test(`logged ${door}, everybody can use an opportunity`, async ({ page, signedUp }) => {
    if (door === 'in') await signedUp({ onboarded: { skills: ['Python', 'React'] } });
    const { id } = await someOpen(page.request, 0);
    await judge(page, fillPath(PATHS.opportunity, { id }));
  });

test('an admin can use the messages, and one of them', { tag: '@local' }, async ({ page, baseURL }) => {
  await sendMessage(baseURL);
  await asAdmin(page);
  await judge(page, PATHS.adminMessages);
  const answer = await page.request.get('/api/admin/contact-messages?limit=1');
  const { items } = (await answer.json()) as { items: ContactMessage[] };
  await judge(page, `${PATHS.adminMessages}?open=${items[0]?.id}`);
});

test('logged out, everybody can use the door of the dashboard', async ({ page }) => {
  await judge(page, PATHS.dashboard);
});
