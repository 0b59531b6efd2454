import * as z from 'zod';
import { MENTORING_ROLES, MENTORSHIP_NEWS } from './news.ts';

/** Something about a mentorship of the user. */
export const mentorshipEventSchemas = [
  z.object({
    kind: z.literal('mentorship'),
    mentorshipId: z.string(),
    news: z.enum(MENTORSHIP_NEWS),
    /** The other side. */
    person: z.string(),
    /** The role in which the user takes part: it decides the screen. */
    screen: z.enum(MENTORING_ROLES),
  }),
] as const;
