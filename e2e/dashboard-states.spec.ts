import { recommendations } from './support/applying.ts';
import { FIGURES, labels } from './support/figures.ts';
import { expect, expectNoSidewaysScroll, test } from './support/fixtures.ts';

test('the figures are refetched every 30 s, only while the tab is visible', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  let asked = 0;
  let answered = 0;
  let recommended = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/dashboard/')) asked += 1;
    if (request.url().includes('/recommended')) recommended += 1;
  });
  page.on('response', (response) => {
    if (response.url().includes('/api/dashboard/')) answered += 1;
  });
  /** What the browser does when another tab is chosen, and this one again. */
  const show = (visibilityState: 'visible' | 'hidden') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibilityState);

  /** Lets time pass in steps, so that answers arrive in between. */
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) await page.clock.runFor(5000);
  };

  // A change in the inbox loads the figures, too, whenever the stream has processed it: nothing is new here.
  await page.routeWebSocket(/\/live$/, (socket) => socket.close({ code: 1011 }));
  await page.route('**/api/inbox/changes*', (route) => route.fulfill({ json: { since: '0.0.0' } }));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => answered).toBe(1);
  // The clock goes on by itself between the steps, too.
  await pass(20);
  expect(asked).toBe(1);
  await pass(15);
  await expect.poll(() => answered).toBe(2);
  // The half minute begins again with each answer, which takes its time while the clock runs ahead.
  await pass(40);
  await expect.poll(() => answered).toBe(3);

  await show('hidden');
  await pass(180);
  expect(asked).toBe(3);

  await show('visible');
  await pass(40);
  await expect.poll(() => answered).toBe(4);
  expect(recommended).toBe(1);
});

test('visitors are asked to log in, and screens of other roles are not accessible', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Please log in to view your dashboard.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await signedUp({ confirmed: true, onboarded: true });
  await page.goto('/dashboard/mentor/mentees');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
});

test('says that it is loading, and what could not be loaded', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  await page.route('**/api/auth/session', async (route) => {
    await expect(page.getByText('Loading your dashboard...')).toBeVisible();
    await route.continue();
  });
  await page.route('**/api/dashboard/**', (route) => route.fulfill({ status: 429, body: '' }), { times: 1 });
  await page.goto('/dashboard');
  await expect(page.getByText('is very busy right now')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(labels(page)).toHaveText(FIGURES.student);
});

for (const width of [320, 375, 768, 1440])
  test(`the home fits ${width} px`, async ({ page, signedUp, baseURL }) => {
    // Opened in a wide window before.
    await page
      .context()
      .addCookies([{ name: 'sidebar_state', value: 'true', ...(baseURL && { url: baseURL }) }]);
    await page.setViewportSize({ width, height: 800 });
    await signedUp({ onboarded: { skills: ['Python'] }, firstName: 'Wolfeschlegelsteinhausenbergerdorff' });
    await page.goto('/dashboard');
    await expect(recommendations(page).getByRole('heading', { level: 3 })).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
    expect((await top('Your applications')) < (await top('Recommended for you'))).toBe(width < 768);
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    if (width >= 768) expect((await sidebar.boundingBox())?.width).toBe(width < 1024 ? 48 : 256);
    else await expect(sidebar).toBeHidden();
    if (width >= 1024) return;
    const menu = page.getByRole('dialog', { name: 'Dashboard menu' });
    await page.getByRole('button', { name: width < 768 ? 'Menu' : 'Toggle sidebar', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeInViewport();
    await page.keyboard.press('Control+b');
    await expect(menu).toBeHidden();
  });
