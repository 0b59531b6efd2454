import * as z from 'zod';
import { keysIn } from '#shared/core/choice-keys.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { reviewOutcomeSchema, waitsSchema } from '#shared/core/review-outcome.ts';
import { PROJECT, PROJECT_ACTORS, PROJECT_FIELDS, PROJECT_STATUSES } from './rules.ts';
import { projectCourseSchema, projectFieldsSchema, projectVersionSchema } from './version.ts';

export const projectId = z.string().regex(/^[\w-]{1,64}$/);
/** A project as the table holds it. */
export const storedProjectSchema = projectFieldsSchema.extend({
  id: z.string(),
  userId: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** Whether the student shows it on the profile. */
  shown: z.boolean(),
  /** The student asks for two independent reviews. */
  verifiedWanted: z.boolean(),
  /** The number of the latest submission; 0 before the first. */
  submissions: z.number().int().min(0).max(PROJECT.versions),
  submittedAt: momentSchema.optional(),
  /** The course whose task it is. */
  course: projectCourseSchema.optional(),
  /** The engagement whose result it is. */
  engagementId: z.string().optional(),
  /** When it became Reviewed or Verified, and by which rubric. */
  decidedAt: momentSchema.optional(),
  rubricVersion: z.number().int().min(1).optional(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  version: z.number().int(),
  history: z.array(
    z.object({
      status: z.enum(PROJECT_STATUSES),
      at: momentSchema,
      by: z.enum(PROJECT_ACTORS),
      reason: z.string().optional(),
    }),
  ),
});

/** A project in the list of its student. */
export const projectSchema = storedProjectSchema.omit({ history: true }).extend({
  /** Its place in the queue of what waits for a mentor, from 1; it never rises. Null while it does not wait. */
  place: z.number().int().min(1).nullable(),
  /** How long others wait; null while it does not wait. */
  waits: waitsSchema.nullable(),
});
export type Project = z.infer<typeof projectSchema>;

/** A project with its submissions and what reviewers said of each. */
export const wholeProjectSchema = projectSchema.extend({
  history: storedProjectSchema.shape.history,
  /** The latest first. */
  versions: z
    .array(
      projectVersionSchema.extend({
        /** Which fields differ from the version before. */
        changed: z.array(z.enum(keysIn(PROJECT_FIELDS))),
        /** What the student may see of its reviews, the first first. */
        reviews: z.array(reviewOutcomeSchema).max(3),
      }),
    )
    .max(PROJECT.versions),
});
export type WholeProject = z.infer<typeof wholeProjectSchema>;
