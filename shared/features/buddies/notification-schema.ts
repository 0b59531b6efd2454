import * as z from 'zod';
import { BUDDY_NEWS } from './rules.ts';
import { buddyRoleSchema } from './schema.ts';

/** Something about a buddy of the user. */
export const buddyEventSchemas = [
  z.object({
    kind: z.literal('buddy'),
    pairId: z.string(),
    news: z.enum(BUDDY_NEWS),
    /** The role of the user who is notified: where their buddies are. */
    role: buddyRoleSchema,
    /** The user on the other side. */
    person: z.string(),
  }),
] as const;
