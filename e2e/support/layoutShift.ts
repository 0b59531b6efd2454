import type { Page } from 'playwright/test';

/** How much the page has moved since it was opened: the sum of its layout shifts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        // What moved last is known when the frame after it is painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
