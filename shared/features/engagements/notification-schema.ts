import * as z from 'zod';
import { ENGAGEMENT_NEWS } from './news.ts';

/** Something about a live project of the user. */
export const engagementEventSchemas = [
  z.object({
    kind: z.literal('engagement'),
    engagementId: z.string(),
    title: z.string(),
    news: z.enum(ENGAGEMENT_NEWS),
    /** The other side: the student, or the company. */
    person: z.string(),
  }),
] as const;
