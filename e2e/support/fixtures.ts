import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { type NewPerson, type Person, signUp } from './people.ts';

interface Fixtures {
  /** Fails the test when a page logs an error, throws one, or does what its content security policy forbids. */
  quiet: undefined;
  /** Makes a person through the API and signs the page in as them. */
  signedUp: (wishes?: NewPerson) => Promise<Person>;
  /** A browser of its own, where nobody is signed in. */
  otherDevice: BrowserContext;
}

/** Chromium logs every answer of 4xx, also those that a test is about. What the page makes of them is tested. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<Fixtures>({
  quiet: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text());
      });
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The content security policy forbids ${violatedDirective}: ${blockedURI}`),
        ),
      );
      context.on('weberror', (error) => problems.push(String(error.error())));
      await use(undefined);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  signedUp: async ({ context }, use) => {
    await use((wishes) => signUp(context.request, wishes));
  },
  otherDevice: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await use(context);
    await context.close();
  },
});

/** Nothing on the page that axe finds wrong by WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    'axe',
  ).toEqual([]);
};

/** The page fits the window: nothing has to be scrolled to sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
};

export { expect };
