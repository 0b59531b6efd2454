import * as z from 'zod';
import { EVENT_NEWS } from './news.ts';

/** Something about an event that the user hosts or goes to, or about their place. */
export const communityEventSchemas = [
  z.object({
    kind: z.literal('event'),
    eventId: z.string(),
    news: z.enum(EVENT_NEWS),
    /** The event's title. */
    title: z.string(),
  }),
] as const;
