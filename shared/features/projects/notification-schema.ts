import * as z from 'zod';
import { PROJECT_NEWS } from './news.ts';

/** Something about a project of the user. */
export const projectEventSchemas = [
  z.object({
    kind: z.literal('project'),
    projectId: z.string(),
    title: z.string(),
    news: z.enum(PROJECT_NEWS),
  }),
] as const;
