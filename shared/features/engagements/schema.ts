import * as z from 'zod';
import { dateSchema, line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { projectAddressSchema } from '../projects/address.ts';
import { PROJECT_STATUSES } from '../projects/rules.ts';
import {
  ENDING_MAX,
  ENGAGEMENT_FEEDBACK_MAX,
  ENGAGEMENT_SIDES,
  ENGAGEMENT_STATUSES,
  MAX_SUBMISSIONS,
  MILESTONES,
  STATEMENT_MAX,
  SUBMISSION_NOTE_MAX,
} from './rules.ts';

export const engagementId = z.string().regex(/^[\w-]{1,64}$/);
const side = z.enum(ENGAGEMENT_SIDES);
const person = z.object({ id: z.string(), name: z.string() });

export const milestoneSchema = z.object({
  id: engagementId,
  title: line(MILESTONES.title).min(1, 'Enter a milestone'),
  details: paragraphs(MILESTONES.details).default(''),
  /** By when. */
  due: dateSchema,
  done: z.boolean().default(false),
});
export type Milestone = z.infer<typeof milestoneSchema>;
export const milestonesSchema = z
  .array(milestoneSchema)
  .max(MILESTONES.most, `Enter at most ${MILESTONES.most} milestones`)
  .refine(
    (milestones) => new Set(milestones.map(({ id }) => id)).size === milestones.length,
    'Give each milestone an id of its own',
  );

/** What a student hands in. */
export const submissionBodySchema = z.object({
  note: paragraphs(SUBMISSION_NOTE_MAX).min(1, 'Describe what you hand in'),
  /** The milestone that it is for; missing for the result as a whole. */
  milestoneId: engagementId.optional(),
  githubUrl: projectAddressSchema.default(''),
  liveUrl: projectAddressSchema.default(''),
});
export const submissionSchema = submissionBodySchema.extend({
  /** From 1. */
  number: z.number().int().min(1),
  at: momentSchema,
  feedback: z.object({ text: paragraphs(ENGAGEMENT_FEEDBACK_MAX), at: momentSchema, by: person }).nullable(),
  acceptedAt: momentSchema.nullable(),
});
export type EngagementSubmission = z.infer<typeof submissionSchema>;

/** A live project as the table holds it. */
export const storedEngagementSchema = z.object({
  id: z.string(),
  opportunityId: z.string(),
  title: z.string(),
  company: z.string(),
  /** The company of the posting; null for one that an alumnus posted under their own name. */
  companyId: z.string().nullable(),
  /** Who hears of it on the poster’s side: who made the offer, then the member who acted last. */
  contact: person,
  student: person,
  /** The skills that the posting asked for. */
  skills: z.array(z.string()),
  brief: z.string(),
  status: z.enum(ENGAGEMENT_STATUSES),
  startedAt: momentSchema,
  updatedAt: momentSchema,
  milestones: milestonesSchema,
  /** The side that saved the milestones last. */
  milestonesBy: side.optional(),
  /** The number of the latest submission; 0 before the first. */
  submissions: z.number().int().min(0).max(MAX_SUBMISSIONS),
  /** The numbers of those that wait for feedback or acceptance. */
  waiting: z.array(z.number().int().min(1)).max(MAX_SUBMISSIONS),
  /** The number of the submission that was accepted as the result. */
  accepted: z.number().int().min(1).optional(),
  statement: z.string(),
  /** Who wrote the statement, and accepted the result. */
  acceptedBy: person.optional(),
  reviewWantedBy: z.array(side).max(2),
  projectId: z.string().optional(),
  ending: z.string(),
  history: z.array(
    z.object({
      status: z.enum(ENGAGEMENT_STATUSES),
      at: momentSchema,
      by: side,
      /** The member of the company who made the step. */
      user: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  version: z.number().int(),
});
export type StoredEngagement = z.infer<typeof storedEngagementSchema>;

/** A live project in the list of one of its users. */
export const engagementRowSchema = z.object({
  id: z.string(),
  opportunityId: z.string(),
  title: z.string(),
  company: z.string(),
  student: person,
  status: z.enum(ENGAGEMENT_STATUSES),
  side,
  startedAt: momentSchema,
  updatedAt: momentSchema,
  /** The first milestone that is not done; null for none. */
  nextMilestone: milestoneSchema.pick({ title: true, due: true }).nullable(),
});
export type EngagementRow = z.infer<typeof engagementRowSchema>;

export const engagementSchema = engagementRowSchema.extend({
  /** What the posting said when the student was hired. */
  brief: z.string(),
  milestones: milestonesSchema,
  /** The latest first. */
  submissions: z.array(submissionSchema).max(MAX_SUBMISSIONS),
  /** What the poster says of the work, from the acceptance on. */
  statement: paragraphs(STATEMENT_MAX),
  /** Who wants a review by a mentor. */
  reviewWantedBy: z.array(side).max(2),
  /** The project under which a mentor reviews the result, once both want it. */
  project: z.object({ id: z.string(), status: z.enum(PROJECT_STATUSES) }).nullable(),
  /** Why it ended without an accepted result; empty otherwise. */
  ending: paragraphs(ENDING_MAX),
  history: z.array(
    z.object({
      status: z.enum(ENGAGEMENT_STATUSES),
      at: momentSchema,
      by: side,
      reason: z.string().optional(),
    }),
  ),
  /** Raised by every change of either side. */
  version: z.number().int(),
});
export type Engagement = z.infer<typeof engagementSchema>;
