import { expect, type Page } from 'playwright/test';

/** Waits until React has hydrated the page. It marks the element it renders into. */
export const expectHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      }),
    )
    .toBe(true);

/** Blocks the app's code, so that a test sees the page before hydration. `go` unblocks it. */
export const delayAppCode = async (page: Page): Promise<{ go: () => void }> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!publicEntry-|early-|rolldown-runtime-).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { go: resolve };
};
