import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { REVIEW_STATUSES } from '#shared/core/rubric.ts';

/** What of a review says whether its student and its reviewer may write to each other. */
const reasonSchema = z.object({
  status: z.enum(REVIEW_STATUSES),
  student: z.object({ id: z.string() }),
  /** Who claimed or finished it. */
  reviewer: z.object({ id: z.string() }).optional(),
});

export const getReviewReason = (id: string): Promise<z.infer<typeof reasonSchema> | undefined> =>
  getItem(reasonSchema, keyOf('review', { id }));
