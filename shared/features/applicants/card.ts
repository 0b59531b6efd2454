import * as z from 'zod';
import { dateSchema } from '#shared/core/contract.ts';
import { percentSchema } from '#shared/core/match-receipt.ts';
import { applicationSchema } from '../applications/routes.ts';
import { ROW_SKILLS } from './rules.ts';

const count = z.number().int().min(0);

/** What a row shows of the profile and the receipt that were sent. It never changes with the profile. */
export const applicantCardSchema = z.object({
  name: z.string(),
  university: z.string(),
  /** The field or the degree. */
  major: z.string(),
  graduationYear: z.string(),
  location: z.string(),
  /** The years of experience, or the latest position. */
  experience: z.string(),
  skills: z.array(z.string()).max(ROW_SKILLS),
  /** The file of a resume was sent. */
  hasResume: z.literal(true).optional(),
  /** This and what follows is missing in an unscored review, which has no receipt. */
  parts: z
    .object({
      skills: percentSchema.nullable(),
      experience: percentSchema.nullable(),
      education: percentSchema.nullable(),
      location: percentSchema.nullable(),
    })
    .optional(),
  /** How much the skills weigh in the match, in percent. */
  skillsWeight: percentSchema.optional(),
  /** How many of the required skills the applicant has. */
  mustHaves: z.object({ met: count, of: count }).optional(),
});
export type ApplicantCard = z.infer<typeof applicantCardSchema>;

/** An applicant in a list. One who asked for an unscored review has no number. */
export const applicantSchema = applicantCardSchema.extend({
  ...applicationSchema.pick({
    opportunityId: true,
    userId: true,
    status: true,
    appliedAt: true,
    updatedAt: true,
    unscored: true,
    match: true,
  }).shape,
  /** Goes with every change, which it lets succeed only if nobody else made one. */
  version: z.number().int(),
  /** The title of the posting, when the user applied. */
  title: z.string(),
  replyBy: dateSchema,
  /** Whether the applicant was invited or rejected: what was promised. */
  answered: z.boolean(),
  /** The colleague who looks after the applicant, as they were called then. */
  assignee: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The promised day passed without an answer. */
  missed: z.literal(true).optional(),
});
export type Applicant = z.infer<typeof applicantSchema>;
