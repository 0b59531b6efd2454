import * as z from 'zod';
import { dateSchema, line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { startSchema } from '#shared/core/starts.ts';
import {
  DECLINE_CODES,
  DECLINE_MESSAGE_MAX,
  END_MESSAGE_MAX,
  GOAL_AREAS,
  GOALS,
  MENTORSHIP_ACTORS,
  MENTORSHIP_SIDES,
  MENTORSHIP_STATUSES,
  NOTE_MAX,
  PROGRESS_KEPT,
  REQUEST_GOALS,
  REQUEST_NOTE_MAX,
  REQUEST_TIMES,
  TERM_WEEKS,
} from './rules.ts';

export const mentorshipId = z.string().regex(/^[\w-]{1,64}$/);
const weeksSchema = z.union(
  TERM_WEEKS.map((weeks) => z.literal(weeks)),
  { error: `Choose ${TERM_WEEKS.slice(0, -1).join(', ')} or ${TERM_WEEKS.at(-1)} weeks` },
);

/** What a student asks a mentor for. */
export const requestSchema = z.object({
  mentorId: mentorshipId,
  goals: z
    .array(line(REQUEST_GOALS.length).min(1, 'Enter a goal'))
    .min(1, 'Enter at least one goal')
    .max(REQUEST_GOALS.most, `Enter at most ${REQUEST_GOALS.most} goals`),
  note: paragraphs(REQUEST_NOTE_MAX).default(''),
  weeks: weeksSchema,
  /** Up to three of the mentor's free times for a first session, the preferred one first. */
  times: z
    .array(startSchema)
    .max(REQUEST_TIMES, `Choose at most ${REQUEST_TIMES} times`)
    .overwrite((times) => [...new Set(times)])
    .default([]),
});

const stepSchema = z.object({
  title: line(GOALS.title).min(1, 'Enter a step'),
  /** By when; empty for no date. */
  due: z.union([z.literal(''), dateSchema]).default(''),
  done: z.boolean(),
});
export const goalSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  title: line(GOALS.title).min(1, 'Enter a goal'),
  area: z.enum(GOAL_AREAS),
  steps: z.array(stepSchema).max(GOALS.steps, `Enter at most ${GOALS.steps} steps`),
});
export type Goal = z.infer<typeof goalSchema>;
export const goalsSchema = z
  .array(goalSchema)
  .max(GOALS.most, `Enter at most ${GOALS.most} goals`)
  .refine(
    (goals) => new Set(goals.map(({ id }) => id)).size === goals.length,
    'Give each goal an id of its own',
  );

const percent = z.number().int().min(0).max(100).nullable();
export const progressSchema = z.object({
  skillDevelopment: percent,
  careerReadiness: percent,
  projectCompletion: percent,
});

export const partySchema = z.object({ id: z.string(), name: z.string() });
/** A mentee with what the mentor's cards show (spec, point 3); empty where the profile does not say it to the mentor. */
export const menteeSchema = partySchema.extend({
  university: z.string(),
  major: z.string(),
  year: z.string(),
});

/** A mentorship as the table holds it. */
export const storedMentorshipSchema = z.object({
  id: z.string(),
  mentor: partySchema,
  mentee: menteeSchema,
  status: z.enum(MENTORSHIP_STATUSES),
  /** What the student asked for. */
  asked: requestSchema.omit({ mentorId: true }),
  /** The mentee is under 18 on the day of the request: contact data is shown to nobody. */
  minor: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** By when the mentor answers. */
  answerBy: momentSchema,
  startedAt: momentSchema.optional(),
  /** When the term ends; a renewal moves it. */
  endsAt: momentSchema.optional(),
  /** Who wants to go on after the term. */
  renewedBy: z.array(z.enum(MENTORSHIP_SIDES)).max(2),
  declined: z.object({ reason: z.enum(DECLINE_CODES), message: paragraphs(DECLINE_MESSAGE_MAX) }).optional(),
  /** How it ended, in the words of the side that ended it. */
  ending: paragraphs(END_MESSAGE_MAX).optional(),
  /** The mentorship to which a request was offered onward that was not answered or was declined; for the student alone. */
  forwardedTo: z.string().optional(),
  /** The request that was offered onward to this mentor; for the student alone. */
  forwardedFrom: z.string().optional(),
  /** The goals on which both sides agreed. */
  goals: z.array(goalSchema),
  /** Goals that one side proposes and the other has not agreed to yet. */
  proposed: z.object({ goals: z.array(goalSchema), by: z.enum(MENTORSHIP_SIDES) }).optional(),
  goalsVersion: z.number().int().min(0),
  /** The progress after each agreement, in order. */
  progress: z.array(progressSchema.extend({ at: momentSchema })).max(PROGRESS_KEPT),
  sessionsHeld: z.number().int().min(0),
  /** The latest session or message. */
  lastContactAt: momentSchema.optional(),
  history: z.array(
    z.object({
      status: z.enum(MENTORSHIP_STATUSES),
      at: momentSchema,
      by: z.enum(MENTORSHIP_ACTORS),
      user: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  version: z.number().int(),
});
export type StoredMentorship = z.infer<typeof storedMentorshipSchema>;

/** A mentorship as one of its two users sees it. */
export const mentorshipSchema = storedMentorshipSchema.extend({
  side: z.enum(MENTORSHIP_SIDES),
  /** The progress by the agreed goals. */
  current: progressSchema,
  /** The beginning of the next booked session; null for none. */
  nextSession: momentSchema.nullable(),
  /** From when on the student may ask this mentor again; null while it goes on, and when it is possible now. */
  askAgainFrom: momentSchema.nullable(),
});
export type Mentorship = z.infer<typeof mentorshipSchema>;

export const noteSchema = z.object({
  id: z.string(),
  text: paragraphs(NOTE_MAX),
  shared: z.boolean(),
  by: z.enum(MENTORSHIP_SIDES),
  at: momentSchema,
});
export type Note = z.infer<typeof noteSchema>;
