import type { Page } from 'playwright/test';
import { PRERENDERED } from '#frontend/app/registry/prerenderedPages.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { FAQ } from '#frontend/marketing/content/faq.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { guidePath } from '#shared/features/guides/address.ts';
import { GUIDE_COUNTRIES } from '#shared/features/guides/fact.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { expect, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { sample } from './support/sample.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What on the page has moved by itself so far, and from where to where. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What moved last is known when the frame after it is painted.
    await frame();
    await frame();
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    return ([...shifts, ...observer.takeRecords()] as LayoutShift[]).flatMap(({ value, sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${value.toFixed(4)} ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${place(previousRect)} → ${place(currentRect)}`,
      ),
    );
  });

const VIEWPORTS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, layout, title, description } of PRERENDERED)
    test(`${path} can be read, leads on, and says what it is to search engines and where it is shared`, async ({
      page,
      request,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} · ${PRODUCT}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const origin = new URL(page.url()).origin;
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + path);
      expect(await content('meta[name=description]')).toBe(description);
      expect(await content('meta[property="og:url"]')).toBe(origin + path);
      expect(await content('meta[property="og:title"]')).toBe(title);
      const picture = await request.get((await content('meta[property="og:image"]')) ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
      expect((await picture.body()).length).toBeLessThanOrEqual(40_000);

      if (layout === 'public')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
      else await page.getByRole('link', { name: PRODUCT, exact: true }).first().click();
      await page.waitForURL(layout === 'public' ? '**/features' : (url) => url.pathname === '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

for (const { path, title } of PRERENDERED)
  for (const viewport of sample(VIEWPORTS, `width ${path}`))
    test(`${path} hydrates without a layout shift, ${viewport.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // A figure that comes from records: its room is reserved, also when it does not come.
      if (path === PATHS.home)
        await page.route('**/api/opportunities/count', (route) => route.fulfill({ status: 404, json: {} }));
      const before = await delayAppCode(page);
      await page.goto(path);
      const content = await page.getByRole('main').ariaSnapshot();
      before.go();
      await expectHydrated(page);
      await expect(page).toHaveTitle(`${title} · ${PRODUCT}`);
      // The results of /explore, and what /auth offers in the local stage, come later.
      if (path !== PATHS.explore && path !== PATHS.auth)
        expect(await page.getByRole('main').ariaSnapshot()).toBe(content);
      await page.waitForLoadState('networkidle');
      expect(await moved(page)).toEqual([]);
    });

test('explore is painted at once: no result on a phone is larger than its own text', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // Other tests publish jobs with long titles.
  await page.goto(`${PATHS.explore}?type=internship`);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') }),
  ).toHaveCount(20);
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve(last.element?.textContent ?? undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toContain('Explore opportunities');
});

test('signed-in users see no layout shift from the second visit on', async ({ page, signedUp }) => {
  await signedUp({ firstName: 'Wilhelmina', lastName: 'Featherstonehaugh' });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Wilhelmina Featherstonehaugh' })).toBeVisible();
  const before = await delayAppCode(page);
  await page.goto('/features');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  before.go();
  await expect(page.getByRole('button', { name: 'Wilhelmina Featherstonehaugh' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await moved(page)).toEqual([]);
});

test('the app keeps its history over prerendered pages', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/^About Us/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/about$/);
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(`^${PRERENDERED[0]?.title}`));
});

test('explore without JavaScript shows its form and says what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const response = await page.goto('/explore');
  // Playwright sees no words inside <noscript>, which the browser shows.
  expect(await response?.text()).toContain('<noscript>');
  await expect(page.getByLabel('Search')).toBeVisible();
  await expect(page.locator('noscript')).toBeVisible();
  await expect(page.getByText('Loading opportunities')).toBeHidden();
  await context.close();
});

test('a page that does not exist says so with status 404, whatever frame it has', async ({ page }) => {
  for (const path of ['/nope', '/dashboard/nope', '/explore/nope', '/onboarding/']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a page has one address', async ({ request }) => {
  for (const [file, address] of [
    ['/features.html', '/features'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(file, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, address]);
  }
});

test('the site map lists exactly the public pages and the articles', async ({ request, baseURL }) => {
  const listedIn = async (file: string) =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address,
    );
  expect(await listedIn('/sitemap.xml')).toEqual([
    ...PRERENDERED.map(({ path }) => baseURL + path),
    ...GUIDE_COUNTRIES.map((country) => baseURL + guidePath(country)),
  ]);
  const library = await listedIn('/sitemap-library.xml');
  expect(library[0]).toBe(`${baseURL}/library`);
  expect(library).toEqual(expect.arrayContaining(ARTICLES.map(({ id }) => baseURL + articlePath(id))));
});

// Previews and `dev` keep search engines out (decision 0109); `local` behaves like production.
test('robots.txt names the site map, security.txt a way to report', { tag: '@local' }, async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`);
  const security = await request.get('/.well-known/security.txt');
  expect([security.status(), security.headers()['content-type']]).toEqual([200, 'text/plain']);
  expect(await security.text()).toContain(`Contact: ${baseURL}/contact\n`);
});

test('what is said to machines is there: organisation, questions, manifest and its icons', async ({
  page,
  request,
}) => {
  const data = async (path: string) => {
    await page.goto(path);
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  };
  expect(await data('/')).toMatchObject({ '@type': 'Organization', name: PRODUCT });
  const faq = await data('/contact');
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    FAQ.map(({ question }) => question),
  );
  for (const { question } of FAQ) await expect(page.getByText(question)).toBeVisible();
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
