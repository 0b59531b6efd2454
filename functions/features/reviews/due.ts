import * as z from 'zod';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { settleDue } from './settle-due.ts';

const dataSchema = z.object({ reviewId: z.string(), at: z.string() });

/** Does what is due about a review at a moment; before it, waits on. */
export const reviewDue = defineTask('review-due', dataSchema, async (data, now) => {
  const { reviewId, at } = data;
  await (hasCome(at, now) ? settleDue(reviewId, at, now) : waitOn('review-due', data, at, now));
});
