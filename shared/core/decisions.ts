import * as z from 'zod';
import { line, momentSchema } from './contract.ts';

/** The longest reason that an admin can give for a decision. */
export const REASON_MAX = 500;
/** The user reads it, and it stays in the audit log. */
const reasonSchema = line(REASON_MAX).min(1, 'Enter a reason');

/** Why an admin suspends, restores or rejects a user. */
export const decideSchema = z.object({ reason: reasonSchema });
/** An approval needs no reason. */
export const approveSchema = z.object({ reason: line(REASON_MAX).default('') });

/** The latest decision of an admin about a user, with its reason. */
export const decisionSchema = z.object({
  kind: z.enum(['suspended', 'restored', 'approved', 'rejected']),
  at: momentSchema,
  byId: z.string(),
  reason: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;
