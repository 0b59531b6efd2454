import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import {
  entryFieldsSchema,
  entryRowSchema,
  entryVersionSchema,
} from '#shared/features/challenges/entry-schema.ts';
import {
  CHALLENGE_ACTORS,
  CHALLENGE_STATUSES,
  ENTRY_ACTORS,
  ENTRY_STATUSES,
} from '#shared/features/challenges/rules.ts';
import { type person, publicChallengeSchema, teamSchema } from '#shared/features/challenges/schema.ts';

const count = z.number().int();
const step = { at: momentSchema, user: z.string().optional(), reason: z.string().optional() };

export const challengeRecordSchema = publicChallengeSchema.extend({
  frozen: publicChallengeSchema.shape.frozen.unwrap().optional(),
  history: z.array(z.object({ ...step, status: z.enum(CHALLENGE_STATUSES), by: z.enum(CHALLENGE_ACTORS) })),
  /**
   * Raised by each change of the host and the schedule, and by each of the entries after the deadline: what was decided from all
   * entries fails when one of them has changed since.
   */
  version: count,
  /** What the schedule has said already (due.ts). */
  announced: z.array(z.string()),
  /** When the schedule looks at it again. */
  dueAt: momentSchema.optional(),
  createdAt: momentSchema,
});
/** A challenge as it is stored. */
export type ChallengeRecord = z.infer<typeof challengeRecordSchema>;

/** That a user takes part, and in which team. */
export const memberRecordSchema = z.object({
  challengeId: z.string(),
  userId: z.string(),
  teamId: z.string(),
  at: momentSchema,
});
export type MemberRecord = z.infer<typeof memberRecordSchema>;

/** What happened in a team, of which its members hear. */
export const TEAM_NEWS = ['joined', 'member_joined', 'member_left', 'removed'] as const;

export const teamRecordSchema = teamSchema.extend({
  challengeId: z.string(),
  /** Its entry; missing until it is begun. */
  entryId: z.string().optional(),
  /** What happened last, of which the members are notified. */
  news: z.object({ at: momentSchema, what: z.enum(TEAM_NEWS), userId: z.string() }).optional(),
  /** Raised by each change. */
  turn: count,
});
/** A team as it is stored. Once everyone has left it, it stays with its entry, and its members may come back by its id. */
export type TeamRecord = z.infer<typeof teamRecordSchema>;

export const entryRecordSchema = z.object({
  id: z.string(),
  challengeId: z.string(),
  team: entryRowSchema.shape.team,
  status: z.enum(ENTRY_STATUSES),
  draft: entryFieldsSchema,
  /** Whether the draft differs from what was handed in last. */
  unsent: z.boolean(),
  /** What was handed in last; its text is in a record of its own. */
  submitted: entryVersionSchema.pick({ number: true, submittedAt: true, title: true }).optional(),
  versions: z.array(entryVersionSchema.pick({ number: true, submittedAt: true })),
  history: z.array(z.object({ ...step, status: z.enum(ENTRY_STATUSES), by: z.enum(ENTRY_ACTORS) })),
  reason: z.string(),
  version: count,
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
/** An entry as it is stored. */
export type EntryRecord = z.infer<typeof entryRecordSchema>;

/** That a user hosts or judges a challenge. */
export const partRecordSchema = z.object({ challengeId: z.string(), userId: z.string() });

export type Person = z.infer<typeof person>;
