import * as z from 'zod';
import { evidenceSchema, firstApprovalSchema } from '#shared/core/approvals.ts';
import { line, momentSchema } from '#shared/core/contract.ts';
import { decisionSchema, REASON_MAX } from '#shared/core/decisions.ts';
import { dashboardSchema } from '../dashboard/routes.ts';
import { aboutSchema, nameFields, profileDataSchema, withNameRule } from '../users/schema.ts';
import { directoryUserSchema } from './directory.ts';

/** A user with everything that an admin sees and edits. */
export const managedUserSchema = directoryUserSchema.extend({
  phone: z.string(),
  emailConfirmed: z.boolean(),
  profileData: profileDataSchema.extend({ isOnboardingComplete: z.boolean() }),
  /** The figures of the user's dashboard: a true 0 where there is nothing. */
  figures: dashboardSchema,
  evidence: evidenceSchema,
  firstApproval: firstApprovalSchema.nullable(),
  decision: decisionSchema.nullable(),
  /** While the user has not accepted the invitation. */
  invitation: z.object({ sentAt: momentSchema, expiresAt: momentSchema }).nullable(),
  /** Send it back with an edit: the edit fails with `conflict` when the user was changed in between. */
  version: z.string(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** What an admin may change: names, contact data and status; never role, address or password. */
export const managedEditSchema = withNameRule(
  z
    .object({
      ...nameFields,
      phone: z.union([z.literal(''), aboutSchema.shape.phone]),
      /** Suspends or restores the user. Left out, the status stays as it is. */
      status: z.enum(['active', 'suspended']).optional(),
      /** Required with a status that differs from the present one. */
      reason: line(REASON_MAX).default(''),
      version: z.string().min(1).max(40),
    })
    .strict(),
);
export type ManagedEdit = z.infer<typeof managedEditSchema>;
