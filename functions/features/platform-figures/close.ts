import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { CLOSES_AT_HOUR } from '#shared/features/platform-figures/figures.ts';
import { storeClosed } from './months.ts';
import { freeze } from './shards.ts';
import { getState, noteClosed } from './state.ts';

/** The last day that is to be closed at a moment. */
const lastToClose = (at: Date): string => dayOf(new Date(at.getTime() - CLOSES_AT_HOUR * HOUR_MS - DAY_MS));

/**
 * Closes every day that has ended, the first first, while there is time, and returns how many. Each step can be repeated with
 * the same result: a run that was interrupted is finished by the next, and two at once close the same (decision 0345).
 * @param most how many days at most: a run that has other work leaves the rest to the next
 */
export const closeDays = async (
  at: Date,
  hasTime: () => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  let closed = 0;
  let state = await getState();
  while (state && state.closedThrough < lastToClose(at) && closed < most && hasTime()) {
    const day = daysAfter(state.closedThrough, 1);
    await storeClosed(day, await freeze(day));
    await noteClosed(state);
    closed += 1;
    state = await getState();
  }
  return closed;
};
