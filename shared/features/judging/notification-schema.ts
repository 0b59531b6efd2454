import * as z from 'zod';
import { JUDGING_NEWS } from './news.ts';

/** Something about judging a challenge, for its judges or its host. */
export const judgingEventSchemas = [
  z.object({
    kind: z.literal('judging'),
    challengeId: z.string(),
    news: z.enum(JUDGING_NEWS),
    /** The challenge’s title. */
    title: z.string(),
  }),
] as const;
