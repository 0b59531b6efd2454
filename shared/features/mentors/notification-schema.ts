import * as z from 'zod';
import { decisionSchema } from '#shared/core/decisions.ts';
import { MENTOR_DECISIONS, MENTOR_ROLES } from './rules.ts';

/** What happens to a user as a mentor. */
export const mentorEventSchemas = [
  /** An admin decided about the mentor, with the admin's reason. */
  z.object({
    kind: z.literal('mentor_decided'),
    decision: z.enum(MENTOR_DECISIONS),
    reason: decisionSchema.shape.reason,
    role: z.enum(MENTOR_ROLES),
  }),
] as const;
