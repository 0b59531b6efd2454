import * as z from 'zod';
import { REVIEW_NEWS } from './news.ts';

/** Something about a review that the user gives or gave. */
export const reviewEventSchemas = [
  z.object({
    kind: z.literal('review'),
    reviewId: z.string(),
    title: z.string(),
    news: z.enum(REVIEW_NEWS),
  }),
] as const;
