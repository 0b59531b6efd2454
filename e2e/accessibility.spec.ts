import type { Page } from 'playwright/test';
import { fillPath, PATHS, sidebarFor } from '#frontend/core/paths.ts';
import { PUBLIC_PAGES } from '#frontend/marketing/pages.ts';
import { ROLES } from '#shared/contract.ts';
import type { ContactMessage } from '#shared/features/contact.ts';
import { asAdmin, sendMessage } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { someOpen } from './support/opportunities.ts';
import { takenOver } from './support/takingOver.ts';

const NOBODYS = '/no-such-page';
const PUBLIC = [...PUBLIC_PAGES.map(({ path }) => path), NOBODYS];
const DOORS = [
  PATHS.auth,
  `${PATHS.auth}?mode=signup`,
  PATHS.forgotPassword,
  PATHS.confirmEmail,
  PATHS.getStarted,
];

/** The two extremes of a screen. What the themes differ in (colours) does not depend on the width. */
const EXTREMES = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

/** The app has taken the page over, and nothing is still being loaded. */
const settled = async (page: Page) => {
  await takenOver(page);
  await expect(page.locator('[aria-busy="true"], main .animate-breathe')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

/** Checks a screen with axe: wide and light, narrow and dark. */
const judge = async (page: Page, path: string, extremes: readonly (typeof EXTREMES)[number][] = EXTREMES) => {
  for (const [index, { width, colorScheme }] of extremes.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    if (index === 0) await page.goto(path);
    await settled(page);
    await test.step(`${path} ${width} ${colorScheme}`, () => expectAccessible(page));
    await expectNoSidewaysScroll(page);
  }
};

for (const path of [...PUBLIC, ...DOORS])
  test(`logged out, everybody can use ${path}`, async ({ page }) => {
    await judge(page, path);
  });

// Only the frame around a page differs from what a visitor sees, so one check of each is enough.
for (const [index, path] of [...PUBLIC, PATHS.forgotPassword, PATHS.confirmEmail].entries())
  test(`logged in, everybody can use ${path}`, async ({ page, signedUp }) => {
    await signedUp({ onboarded: { skills: ['Python', 'React'] } });
    await judge(page, path, [EXTREMES[index % 2 === 0 ? 0 : 1]]);
  });

for (const role of ROLES)
  test(`every ${role} can use the dashboard and its screens`, async ({ page, signedUp }) => {
    await signedUp({ role, onboarded: { skills: ['Python', 'React'] } });
    for (const path of [
      ...sidebarFor(role)
        .slice(0, 2)
        .map(({ path }) => path),
      PATHS.profile,
    ])
      await judge(page, path);
  });

test('everybody can use the settings', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await judge(page, PATHS.settings);
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
