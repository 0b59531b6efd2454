import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { criterionFieldsSchema, criterionSchema } from './rubric-schema.ts';
import {
  CHALLENGE,
  CHALLENGE_ACTORS,
  CHALLENGE_STATUSES,
  DIFFICULTIES,
  ENTRY_STATUSES,
  OPEN_TO,
  TEAM_NAME,
} from './rules.ts';

export const challengeId = z.string().regex(/^[\w-]{1,64}$/);
export const person = z.object({ id: z.string(), name: z.string() });
const count = z.number().int().min(0);

/** A moment as the caller has it; it is stored in UTC. */
const instant = z.iso
  .datetime({ offset: true, error: 'Enter a date and a time' })
  .overwrite((at) => (Number.isNaN(Date.parse(at)) ? at : new Date(at).toISOString()));

/** What a host enters, field by field. */
export const challengeShape = {
  title: line(CHALLENGE.title).min(1, 'Enter a title'),
  description: paragraphs(CHALLENGE.description).default(''),
  prize: line(CHALLENGE.prize).default(''),
  /** Until when entries are taken. */
  deadline: instant,
  /** The zone in which the host set it. */
  timeZone: timeZoneSchema,
  difficulty: z.enum(DIFFICULTIES),
  /** What else is asked of participants, in words. */
  eligibility: paragraphs(CHALLENGE.eligibility).default(''),
  openTo: z.enum(OPEN_TO).default('students'),
  /** The most members of a team; 1 when everyone takes part alone. */
  teamSize: z
    .number()
    .int()
    .min(CHALLENGE.teamSize.min, `Enter at least ${CHALLENGE.teamSize.min}`)
    .max(CHALLENGE.teamSize.max, `Enter at most ${CHALLENGE.teamSize.max}`),
  rubric: z
    .array(criterionFieldsSchema)
    .max(CHALLENGE.criteria, `Use at most ${CHALLENGE.criteria} criteria`)
    .refine(
      (criteria) => new Set(criteria.map(({ name }) => name.toLowerCase())).size === criteria.length,
      'Give each criterion a name of its own',
    )
    .default([]),
};
/** What a host enters. A draft may lack what opening it needs. */
export const challengeFieldsSchema = z.object(challengeShape);
export type ChallengeFields = z.infer<typeof challengeFieldsSchema>;

/** A change of the deadline after opening: public history. */
const dateChangeSchema = z.object({
  at: momentSchema,
  from: momentSchema,
  to: momentSchema,
  /** The zones in which each was set. */
  fromTimeZone: z.string(),
  toTimeZone: z.string(),
  reason: z.string(),
});

/** A challenge in a list. */
export const challengeRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  prize: z.string(),
  deadline: momentSchema,
  timeZone: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  openTo: z.enum(OPEN_TO),
  teamSize: count,
  /** Users who have joined. */
  participants: count,
  status: z.enum(CHALLENGE_STATUSES),
  host: person,
});
export type ChallengeRow = z.infer<typeof challengeRowSchema>;

/** A challenge as everyone sees it, without an account, from its opening on. */
export const publicChallengeSchema = challengeRowSchema.extend({
  description: z.string(),
  eligibility: z.string(),
  rubric: z.array(criterionSchema).max(CHALLENGE.criteria),
  /** From the opening on: the text that was frozen, and its SHA-256 in hexadecimal, which is in the audit log as well. Null before. */
  frozen: z.object({ canonical: z.string(), sha256: z.string(), at: momentSchema }).nullable(),
  dateChanges: z.array(dateChangeSchema).max(CHALLENGE.dateChanges),
  /** Why it was cancelled; empty otherwise. */
  reason: z.string(),
  history: z.array(
    z.object({
      status: z.enum(CHALLENGE_STATUSES),
      at: momentSchema,
      by: z.enum(CHALLENGE_ACTORS),
      reason: z.string().optional(),
    }),
  ),
  updatedAt: momentSchema,
});
export type PublicChallenge = z.infer<typeof publicChallengeSchema>;

/** A team, for its members. The first member founded it; everyone who has its id may join while there is room. */
export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  members: z.array(person).max(CHALLENGE.teamSize.max),
});
export type Team = z.infer<typeof teamSchema>;

/** A challenge as one user sees its page. */
export const challengeSchema = publicChallengeSchema.extend({
  /** Whether the caller hosts it, and whether they are one of its judges. */
  hosting: z.boolean(),
  judging: z.boolean(),
  /** Whether the caller could join now. */
  eligible: z.boolean(),
  /** Of the caller; null for those who have not joined. */
  mine: z
    .object({
      team: teamSchema,
      entry: z
        .object({
          id: z.string(),
          status: z.enum(ENTRY_STATUSES),
          /** The number of the latest version that was handed in, and when; 0 and null before. */
          number: count,
          submittedAt: momentSchema.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  version: z.number().int(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** The deadline of a challenge in the calendar of a user who hosts it or takes part. */
export const challengeDeadlineSchema = challengeRowSchema.pick({
  id: true,
  title: true,
  deadline: true,
  timeZone: true,
  status: true,
});
export type ChallengeDeadline = z.infer<typeof challengeDeadlineSchema>;

/** Joins a team by its id, or founds one. */
export const joinSchema = z.object({
  teamId: challengeId.optional(),
  /** Of a new team, as the public results show it; without it, the team gets a name that names nobody. */
  name: line(TEAM_NAME).optional(),
});
