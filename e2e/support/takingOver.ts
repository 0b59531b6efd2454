import { expect, type Page } from 'playwright/test';

/** React has taken the page over. It marks the element that it renders into. */
export const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      }),
    )
    .toBe(true);

/** Holds back the app's code, so that a test has the page as it is before; `go` lets it come. */
export const holdBackTheApp = async (page: Page): Promise<{ go: () => void }> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!publicEntry-|early-|rolldown-runtime-).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { go: resolve };
};
