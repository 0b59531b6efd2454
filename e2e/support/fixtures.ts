import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { drawn, transitionsEnded } from './frames.ts';
import { type Person, signUp } from './people.ts';
import { portablePages, portableRequests } from './portable.ts';
import { sample } from './sample.ts';
import type { NewPerson } from './storedPerson.ts';

interface Fixtures {
  /** Whether the test is about answers of 5xx or a lost connection, which Chromium logs, too. */
  faults: boolean;
  /** Fails the test when a page logs an error, throws one, or does what its content security policy forbids. */
  quiet: undefined;
  /** Makes a person and signs the page in as them. */
  signedUp: (wishes?: NewPerson) => Promise<Person>;
  /** A separate signed-out browser context. */
  otherDevice: BrowserContext;
}

/**
 * Chromium logs every answer of 4xx, also those that a test is about, and React what a screen failed by. What the page
 * makes of them is tested.
 */
const expected = (faults: boolean) =>
  faults
    ? /^WebSocket connection to '\S+\/live' failed|^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_INTERNET_DISCONNECTED)|^Error: \/assets\/\S+ was answered with status|^TypeError: Failed to fetch/
    : /^WebSocket connection to '\S+\/live' failed|^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Whether a script of Playwright's clock failed, which has no address: it removes them one by one from a context that is
 * used again, so that a document which is loaded just then has the later ones without the first.
 */
const isOfTheClock = ({ message, stack }: Error): boolean =>
  message.includes("reading 'controller'") && !stack?.includes('://');

export const test = base.extend<Fixtures>({
  faults: [false, { option: true }],
  quiet: [
    async ({ context, faults }, use, info) => {
      const problems = portablePages(context, info);
      context.on('console', (message) => {
        if (message.type() === 'error' && !expected(faults).test(message.text()))
          problems.push(message.text());
      });
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The content security policy forbids ${violatedDirective}: ${blockedURI}`),
        ),
      );
      context.on('weberror', (error) => {
        if (!isOfTheClock(error.error())) problems.push(String(error.error()));
      });
      await use(undefined);
      // The worker's next test has the same context, and being offline outlasts the reset in between.
      await context.setOffline(false);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  signedUp: async ({ context }, use) => {
    await use((wishes) => signUp(context, wishes));
  },
  request: async ({ request }, use, info) => {
    await use(portableRequests(request, info));
  },
  otherDevice: async ({ browser, baseURL }, use, info) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const problems = portablePages(context, info);
    await use(context);
    await context.close();
    expect(problems).toEqual([]);
  },
});

const runAxe = async (page: Page): Promise<void> => {
  // A list dims its rows, at less contrast, only until those of the other filters have arrived.
  await expect(page.locator(':is(div, section)[aria-busy="true"]')).toHaveCount(0);
  // It would judge colours that are shown for a moment only.
  await transitionsEnded(page);
  const { violations } = await new AxeBuilder({ page })
    // `target-size` is off by itself, whatever the tags say. Selectors of what passes would be a third of the time.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Within the page, without a second one that collects the results of frames: there are no frames.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    'axe',
  ).toEqual([]);
};

/**
 * Expects axe to find nothing on the page that violates WCAG 2.2 AA: in one of the two colour schemes, or in both in
 * `npm run soak`. All pairs of colours are checked in both by frontend/styles/tokens.test.ts.
 * @param key decides on the scheme; the title of the test unless given, for a test that checks several screens
 */
export const expectAccessible = async (page: Page, key = base.info().title): Promise<void> => {
  const initial = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? 'dark'
    : 'light';
  for (const colorScheme of sample(['light', 'dark'] as const, key)) {
    await page.emulateMedia({ colorScheme });
    await base.step(`axe, ${colorScheme}`, () => runAxe(page));
  }
  await page.emulateMedia({ colorScheme: initial });
};

/** The page fits the window: nothing has to be scrolled to sideways, once what depends on its width has followed. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overhang = async () => {
    // The styles of a new width hold once it has been drawn.
    await drawn(page);
    return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  };
  await expect.poll(overhang, { message: 'pixels beyond the window' }).toBeLessThanOrEqual(0);
};

export { expect };
