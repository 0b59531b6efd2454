import { closeDays } from '#functions/features/platform-figures/close.ts';
import { beginCounting } from '#functions/features/platform-figures/state.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';

/** Since when the demo data counts: within the time for which parts of days are stored. */
const COUNTED_DAYS = 45;

/** Begins to count the figures of the platform in the past, before anything is stored that counts. */
export const beginFigures = async (anchor: Date): Promise<void> => {
  await beginCounting(dayOf(new Date(anchor.getTime() - COUNTED_DAYS * DAY_MS)));
};

/** Closes the days that have ended, as the hourly run does. What the stream counts later belongs to today. */
export const closeFigures = async (now: Date): Promise<void> => {
  await closeDays(now, () => true);
};
