import { daysAfter } from '#shared/core/reply-clock.ts';
import { READ_AGAIN_DAYS } from '../library/article.ts';

/** How many countries are shown side by side. */
export const MAX_COMPARED = 3;

/** Whether what was read on a day (`YYYY-MM-DD`) may be out of date at a moment (ISO 8601). */
export const mayBeOutOfDate = (read: string, now: string): boolean =>
  daysAfter(read, READ_AGAIN_DAYS) < now.slice(0, 10);
