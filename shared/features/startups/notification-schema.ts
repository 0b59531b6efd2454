import * as z from 'zod';
import { STARTUP_NEWS } from './news.ts';

/** Something about a startup of the user, or one to which they are invited. */
export const startupEventSchemas = [
  z.object({
    kind: z.literal('startup'),
    startupId: z.string(),
    /** The name of the startup. */
    title: z.string(),
    news: z.enum(STARTUP_NEWS),
    /** Who did it; of a milestone, its title. */
    person: z.string(),
    /** What tells apart two of the same news and moment. */
    of: z.string(),
  }),
] as const;
