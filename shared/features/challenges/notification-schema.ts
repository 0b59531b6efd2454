import * as z from 'zod';
import { CHALLENGE_NEWS } from './news.ts';

/** Something about a challenge that the user hosts or takes part in, or about their team. */
export const challengeEventSchemas = [
  z.object({
    kind: z.literal('challenge'),
    challengeId: z.string(),
    news: z.enum(CHALLENGE_NEWS),
    /** The challenge's title. */
    title: z.string(),
  }),
] as const;
