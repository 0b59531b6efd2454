import * as z from 'zod';
import { COURSE_NEWS } from './news.ts';

/** Something about a course that the user wrote or learns, or about its test. */
export const courseEventSchemas = [
  z.object({
    kind: z.literal('course'),
    courseId: z.string(),
    /** The course's title. */
    title: z.string(),
    news: z.enum(COURSE_NEWS),
    /** The author's role; students have none. */
    author: z.enum(['mentor', 'admin']).optional(),
  }),
] as const;
