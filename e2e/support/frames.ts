import { expect, type Page } from 'playwright/test';

/** How long the browser may take to draw two frames, on a machine that does other work, too. In milliseconds. */
const DRAWN_WITHIN = 15_000;

/** Waits for two frames: those of a change are prepared with the next one. False if none are drawn in time. */
const twoFrames = (page: Page): Promise<boolean> =>
  page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), limit);
      }),
    DRAWN_WITHIN,
  );

/** Waits until what changed has been drawn. Says so when the browser draws nothing, which once took the time of a whole test. */
export const drawn = async (page: Page): Promise<void> => {
  if (await twoFrames(page)) return;
  const visibility = await page.evaluate(() => document.visibilityState);
  throw new Error(`The browser draws no frames. The page is ${visibility}.`);
};

/** Waits until no transition or animation that has an end is under way. */
export const transitionsEnded = async (page: Page): Promise<void> => {
  await drawn(page);
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : undefined,
        ),
    );
  await expect.poll(running, { message: 'transitions under way' }).toEqual([]);
};
