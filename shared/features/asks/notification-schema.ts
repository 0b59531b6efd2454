import * as z from 'zod';
import { ASK_NEWS, ASK_SIDES } from './rules.ts';

/** Something about a question of the user, or one to them. */
export const askEventSchemas = [
  z.object({
    kind: z.literal('ask'),
    askId: z.string(),
    news: z.enum(ASK_NEWS),
    /** On which side the user is who is notified. */
    side: z.enum(ASK_SIDES),
    /** The user on the other side. */
    person: z.string(),
    /** The beginning of the question. */
    question: z.string(),
  }),
] as const;
