import * as z from 'zod';
import { decisionSchema } from '#shared/core/decisions.ts';

/** What follows from a report of a user. */
export const reportEventSchemas = [
  /** An admin warned the user, with the admin's reason. Who reported them is not said. */
  z.object({ kind: z.literal('warning'), reason: decisionSchema.shape.reason }),
  /** A report of the user was decided. What exactly followed is private to the reported user. */
  z.object({
    kind: z.literal('report_decided'),
    personId: z.string(),
    person: z.string(),
    acted: z.boolean(),
  }),
] as const;
