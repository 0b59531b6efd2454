import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { storeUser } from '#functions/scenarios/user.ts';
import { publishCourses } from '#functions/seed/courses/publish-courses.ts';
import { sessionCookie } from '#functions/testing/signed-in.ts';
import { browserOptions } from '#infra/browser/browser.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { bareDocument } from './bare-pages.ts';
import { serveBare } from './bare-server.ts';
import type { LessonFigures } from './lesson-report.ts';

/*
 * Measures how soon the first lesson of a course can be read, on a stack of its own, as a child process. Called with the build's
 * folder; sends the figures to its parent.
 */
const [buildDir = ''] = process.argv.slice(2);
const VISITS = 7;
const COURSE = '/dashboard/student/courses/react-essentials';
const LESSON = `${COURSE}/lessons/1`;

/** The network and the processor of a phone, as Lighthouse holds a browser back. */
const holdBack = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const [latency, kilobit] = [562.5, 1000 / 8];
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: 1474.56 * kilobit, uploadThroughput: 675 * kilobit },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Milliseconds from the start of the document, or from the press on `button`, until the lesson's first words are painted. */
const readable = (page: Page, button?: string): Promise<number> =>
  page.evaluate(
    (pressed) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        const look = () => {
          const isThere = document.querySelector('article p') !== null;
          requestAnimationFrame(isThere ? () => setTimeout(() => resolve(performance.now() - begun)) : look);
        };
        if (pressed !== undefined) {
          begun = performance.now();
          [...document.querySelectorAll('button')]
            .find(({ textContent }) => textContent === pressed)
            ?.click();
        }
        look();
      }),
    button,
  );

/** A student of their own in a browser without a cache. */
const student = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const account = await storeUser({ account: { role: 'student', emailConfirmed: true } });
  const [name = '', value = ''] = (await sessionCookie(account)).split('=');
  const context = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } });
  const { hostname } = new URL(url);
  await context.addCookies([{ name, value, domain: hostname, path: '/', secure: true, httpOnly: true }]);
  return context;
};

const visit = async (context: BrowserContext, work: (page: Page) => Promise<number>): Promise<number> => {
  const page = await context.newPage();
  const taken = await work(page);
  await context.close();
  return taken;
};

/** From the page of the course, on which a student has looked around. */
const byPress = async (page: Page): Promise<number> => {
  const ahead = page.waitForResponse((response) => response.url().includes('/lessons/1'));
  await page.goto(COURSE);
  await ahead;
  await page.waitForLoadState('networkidle');
  await holdBack(page);
  return readable(page, 'Start course');
};

const byAddress = async (page: Page, path: string): Promise<number> => {
  await holdBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  return readable(page);
};

/** Serves a bare page with the lesson's text and the site's font. */
const bareLesson = async (browser: Browser, url: string) => {
  const page = await (await student(browser, url)).newPage();
  await page.goto(LESSON);
  await page.locator('article section').first().waitFor();
  const text = await page.locator('article').evaluate((article) => article.outerHTML);
  await page.context().close();
  const site = join(buildDir, 'site');
  const shell = readFileSync(join(site, 'index.html'), 'utf8');
  const html = shell.replace(/<body>[\s\S]*<\/body>/, () => `<body>${text}</body>`);
  return serveBare(bareDocument(html, site), (await fetch(`${url}${LESSON}`)).headers, site);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await onTemporaryCloud(buildDir, async ({ runtime: { url } }) => {
  await publishCourses(new Date());
  const browser = await chromium.launch(await browserOptions());
  const bare = await bareLesson(browser, url);
  const times: Record<keyof LessonFigures['ms'], number[]> = { press: [], address: [], bare: [] };
  // In turns: a busy moment of the machine meets all.
  for (let number = 0; number < VISITS; number++) {
    times.press.push(await visit(await student(browser, url), byPress));
    times.address.push(await visit(await student(browser, url), (page) => byAddress(page, LESSON)));
    times.bare.push(await visit(await browser.newContext(), (page) => byAddress(page, bare.url)));
  }
  bare.stop();
  await browser.close();
  const ms = { press: median(times.press), address: median(times.address), bare: median(times.bare) };
  process.send?.([{ visits: VISITS, ms } satisfies LessonFigures]);
});
