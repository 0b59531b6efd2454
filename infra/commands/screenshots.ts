import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { Role } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { browserOptions } from '../browser/browser.ts';
import { options, siteUrl } from './arguments.ts';
import { withTemporaryCopy } from './screenshots/own-copy.ts';
import { SCREENS, type Screen, THEMES, WIDTHS } from './screenshots/screens.ts';

const USAGE = `Usage: npm run screenshots [-- --url http://localhost:3000] [--only WORD] [--width 375] [--theme dark]
       Takes pictures of every public page and every screen of the app into build/screenshots. Without --url a
       copy is started for it. --only takes those whose name has WORD in it. The demo people sign in, so the stage
       must be the local one.`;

const FOLDER = join(import.meta.dirname, '..', '..', 'build', 'screenshots');
const HEIGHTS: Readonly<Record<number, number>> = { 375: 780, 768: 1024, 1440: 900 };

const signIn = async (page: Page, url: string, role: Role): Promise<void> => {
  const data = { email: demoEmail(role), password: DEMO_PASSWORD };
  const answer = await page.request.post(`${url}/api/auth/signin`, { data });
  if (!answer.ok())
    throw new OperatorError(`The demo ${role} cannot sign in at ${url} (${answer.status()}).`);
};

/** Everything that can be shown is there: no request is open, no font is missing. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

type Look = { readonly width: number; readonly theme: 'light' | 'dark'; readonly as: Role | undefined };

/** Takes all pictures of one window: a width, a theme, a person. Returns pages that must be scrolled sideways. */
const take = async (browser: Browser, url: string, look: Look, screens: readonly Screen[]) => {
  const { width, theme, as } = look;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const tooWide: string[] = [];
  const page = await context.newPage();
  if (as) await signIn(page, url, as);
  for (const { name, path } of screens) {
    await page.goto(url + path);
    await settled(page);
    const file = `${name}-${width}-${theme}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(file);
  }
  await context.close();
  return tooWide;
};

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const wanted = options({ url: text, only: text, width: text, theme: text }, USAGE);
  const screens = SCREENS.filter(({ name }) => name.includes(wanted.only ?? ''));
  const widths = WIDTHS.filter((width) => wanted.width === undefined || wanted.width === String(width));
  const themes = THEMES.filter((theme) => wanted.theme === undefined || wanted.theme === theme);
  if (screens.length * widths.length * themes.length === 0)
    throw new OperatorError(`Nothing to take a picture of.\n${USAGE}`);

  const work = async (url: string) => {
    mkdirSync(FOLDER, { recursive: true });
    const browser = await chromium.launch(await browserOptions());
    const tooWide: string[] = [];
    try {
      for (const [as, ofPerson] of Map.groupBy(screens, ({ as }) => as)) {
        for (const width of widths) {
          for (const theme of themes)
            tooWide.push(...(await take(browser, url, { width, theme, as }, ofPerson)));
        }
      }
    } finally {
      // A browser that is left open would keep the command from ending.
      await browser.close();
    }
    console.log(`${screens.length * widths.length * themes.length} pictures in build/screenshots.`);
    if (tooWide.length > 0) throw new OperatorError(`Wider than the window: ${tooWide.join(', ')}`);
  };
  await (wanted.url === undefined ? withTemporaryCopy(work) : work(siteUrl(wanted.url, USAGE)));
});
