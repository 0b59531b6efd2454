import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { criterionSchema, reviewOutcomeSchema, rubricScoreSchema } from '#shared/core/review-outcome.ts';
import { CRITERION_IDS, FEEDBACK_MAX, REVIEW_STATUSES, SCORE } from '#shared/core/rubric.ts';
import { projectVersionSchema } from '../projects/version.ts';
import { ANCHOR_MAX, PRIORITIES, REFERENCE, TEMPLATE, UNCLAIMABLE } from './rules.ts';

export const reviewId = z.string().regex(/^[\w-]{1,64}$/);
const person = z.object({ id: z.string(), name: z.string() });

/** Scores as they are entered: each criterion at most once. */
const eachOnce = (scores: readonly { criterion: string }[]): boolean =>
  new Set(scores.map(({ criterion }) => criterion)).size === scores.length;
const allScoresSchema = z
  .array(rubricScoreSchema)
  .length(CRITERION_IDS.length, 'Score every criterion')
  .refine(eachOnce, 'Score each criterion once');

/** A criterion of a draft: a comment may be written before the score is given. */
const draftScoreSchema = rubricScoreSchema.extend({ score: rubricScoreSchema.shape.score.nullable() });

/** A review that is not finished: scores may be missing. */
export const draftSchema = z.object({
  scores: z
    .array(draftScoreSchema)
    .max(CRITERION_IDS.length)
    .refine(eachOnce, 'Score each criterion once')
    .default([]),
  feedback: paragraphs(FEEDBACK_MAX).default(''),
});
export type ReviewDraft = z.infer<typeof draftSchema>;
/** What a reviewer hands in. */
export const finishSchema = z.object({
  scores: allScoresSchema,
  feedback: paragraphs(FEEDBACK_MAX).min(1, 'Write what helps the student most'),
});

/** A row of the queue, and of what a mentor claimed or completed (spec, point 3). */
export const reviewRowSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  student: person,
  /** The beginning of the description in the queue. */
  description: z.string(),
  submittedDate: momentSchema,
  technologies: z.array(z.string()),
  githubUrl: z.string(),
  liveUrl: z.string(),
  category: z.string(),
  status: z.enum(REVIEW_STATUSES),
  priority: z.enum(PRIORITIES),
  /** Whether this is the first review of the project, the second, or that of the third reviewer. */
  ordinal: z.number().int().min(1).max(3),
  /** Until when the caller's claim holds; null for what they have not claimed. */
  claimedUntil: momentSchema.nullable(),
  /** Why the caller cannot claim it; null when they can. */
  unclaimable: z.enum(UNCLAIMABLE).nullable(),
  /** Until when the caller may revise their review once, because the reviews disagree; null otherwise. */
  reviseUntil: momentSchema.nullable(),
  /** Of the caller's own finished review; null otherwise. */
  overallScore: z.number().int().min(0).max(100).nullable(),
  rating: z.number().min(0).max(5).nullable(),
});
export type ReviewRow = z.infer<typeof reviewRowSchema>;

/** The anchors of one criterion. */
const anchoredSchema = z.object({
  criterion: criterionSchema,
  /** One sentence for each score, from the lowest. */
  anchors: z
    .array(line(ANCHOR_MAX).min(1, 'Enter a sentence'))
    .length(SCORE.max - SCORE.min + 1, 'Enter one sentence for each score'),
});
/** What an admin enters for another version of the rubric. */
export const criteriaAnchorsSchema = z
  .array(anchoredSchema)
  .length(CRITERION_IDS.length)
  .refine(eachOnce, 'Describe each criterion once');

/** One version of the rubric; it never changes. */
export const rubricSchema = z.object({
  version: z.number().int().min(1),
  publishedAt: momentSchema,
  criteria: z
    .array(
      anchoredSchema.extend({
        label: z.string(),
        /** Percent. */
        weight: z.number().int(),
      }),
    )
    .length(CRITERION_IDS.length),
});
export type Rubric = z.infer<typeof rubricSchema>;

/** A review as its reviewer sees it. */
export const reviewSchema = reviewRowSchema.extend({
  project: projectVersionSchema,
  /** What the student wrote in the version before is not repeated here: only which fields differ. */
  changed: z.array(z.string()),
  rubric: rubricSchema,
  /** The order in which this review asks for the criteria. */
  order: z.array(criterionSchema).length(CRITERION_IDS.length),
  draft: draftSchema,
  draftVersion: z.number().int().min(0),
  /** The caller's own review once it is finished. */
  own: reviewOutcomeSchema.nullable(),
  /** The other reviews, once the caller's own is in: never before. */
  others: z.array(reviewOutcomeSchema).max(2),
});
export type Review = z.infer<typeof reviewSchema>;

/** A project with known scores, by which mentors learn the rubric. */
export const referenceSchema = z.object({
  id: z.string(),
  title: line(REFERENCE.title).min(1, 'Enter a title'),
  description: paragraphs(REFERENCE.description).min(1, 'Describe the project'),
  /** What there is to judge: excerpts of the code, the documentation, what the program does. */
  material: paragraphs(REFERENCE.description * 2).min(1, 'Enter what there is to judge'),
});
export type Reference = z.infer<typeof referenceSchema>;

/** The scores of a mentor who rates a reference project. */
export const plainScoresSchema = z
  .array(rubricScoreSchema.pick({ criterion: true, score: true }))
  .length(CRITERION_IDS.length, 'Score every criterion')
  .refine(eachOnce, 'Score each criterion once');

/** A reference project with the scores that it should get, for admins. */
export const ratedReferenceSchema = referenceSchema.extend({
  expected: z
    .array(
      rubricScoreSchema
        .pick({ criterion: true, score: true })
        .extend({ reason: paragraphs(REFERENCE.reason).min(1, 'Enter why') }),
    )
    .length(CRITERION_IDS.length, 'Score every criterion')
    .refine(eachOnce, 'Score each criterion once'),
});
export type RatedReference = z.infer<typeof ratedReferenceSchema>;

/** How far a mentor was off. */
export const calibrationSchema = z.object({
  referenceId: z.string(),
  ratedAt: momentSchema,
  criteria: z.array(
    z.object({
      criterion: criterionSchema,
      score: z.number().int(),
      expected: z.number().int(),
      /** Why the reference has this score. */
      reason: z.string(),
    }),
  ),
  /** The difference of the overall scores in points: positive is more generous than the reference. */
  overallOff: z.number().int(),
});
export type Calibration = z.infer<typeof calibrationSchema>;

/** A comment that is used again: the mentor's own, or one that all mentors share. */
export const templateSchema = z.object({
  id: z.string(),
  title: line(TEMPLATE.title).min(1, 'Enter a title'),
  text: paragraphs(TEMPLATE.text).min(1, 'Write the comment'),
  /** For which criterion; null for the feedback as a whole. */
  criterion: criterionSchema.nullable().default(null),
  shared: z.boolean().default(false),
  /** Whether it is the caller's own: only these can be changed. */
  own: z.boolean(),
});
export type ReviewTemplate = z.infer<typeof templateSchema>;
