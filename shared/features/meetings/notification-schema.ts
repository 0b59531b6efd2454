import * as z from 'zod';
import { MEETING_NEWS } from './rules.ts';

/** Something about a meeting of the user. */
export const meetingEventSchemas = [
  z.object({
    kind: z.literal('meeting'),
    meetingId: z.string(),
    news: z.enum(MEETING_NEWS),
    /** Who did it, or whom the user meets. */
    person: z.string(),
    topic: z.string(),
    /** The version of the meeting's time: what is older than the meeting's own is out of date. */
    sequence: z.number().int(),
  }),
] as const;
