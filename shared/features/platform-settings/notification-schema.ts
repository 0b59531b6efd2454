import * as z from 'zod';
import { SETTING_NEWS } from './news.ts';

/** Something about a setting of the platform, for the other admins. */
export const settingEventSchemas = [
  z.object({
    kind: z.literal('setting'),
    news: z.enum(SETTING_NEWS),
    key: z.string(),
    label: z.string(),
    /** The name of the admin who did it. */
    by: z.string(),
  }),
] as const;
