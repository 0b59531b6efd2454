import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { assumptionSchema, listVersion, milestoneSchema } from './entries.ts';
import { MEMBER_ACTORS, MEMBER_STATUSES, STARTUP_STATUSES, TEAM_ROLES } from './rules.ts';
import { memberSchema, startupFieldsSchema } from './schema.ts';

/** A startup as the table holds it. */
export const storedStartupSchema = startupFieldsSchema.extend({
  id: z.string(),
  status: z.enum(STARTUP_STATUSES),
  /** How many members, open invitations and documents it has. */
  members: z.number().int().min(0),
  invited: z.number().int().min(0),
  documents: z.number().int().min(0),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  launchedAt: momentSchema.optional(),
  closedAt: momentSchema.optional(),
  /** What the team learned, from the closing on. */
  learned: z.string(),
  /** Raised by each change of the fields: what clients send back. */
  fieldsVersion: z.number().int().min(1),
  /** Raised by each change of the status and of the team. */
  version: z.number().int(),
  history: z.array(
    z.object({
      status: z.enum(STARTUP_STATUSES),
      at: momentSchema,
      by: z.enum(TEAM_ROLES),
      user: z.string().optional(),
    }),
  ),
});
export type StoredStartup = z.infer<typeof storedStartupSchema>;

/** A member as the table holds it. */
export const storedMemberSchema = memberSchema.omit({ name: true }).extend({
  startupId: z.string(),
  /** The startup's name at that moment, for the notification. */
  startup: z.string(),
  /** Who made the last step. */
  by: z.string(),
  at: momentSchema,
  version: z.number().int(),
  history: z.array(
    z.object({ status: z.enum(MEMBER_STATUSES), at: momentSchema, by: z.enum(MEMBER_ACTORS) }),
  ),
});
export type StoredMember = z.infer<typeof storedMemberSchema>;

/** The milestones as the table holds them. */
export const storedMilestonesSchema = z.object({
  startupId: z.string(),
  milestones: z.array(milestoneSchema),
  updatedAt: momentSchema,
  version: listVersion,
  /** Until when reminders were sent. */
  remindedUntil: momentSchema,
  /** When the next reminder is due; absent when none is. */
  remindAt: momentSchema.optional(),
});
export type StoredMilestones = z.infer<typeof storedMilestonesSchema>;

/** The assumptions as the table holds them. */
export const storedAssumptionsSchema = z.object({
  startupId: z.string(),
  assumptions: z.array(assumptionSchema),
  updatedAt: momentSchema,
  version: listVersion,
});
export type StoredAssumptions = z.infer<typeof storedAssumptionsSchema>;
