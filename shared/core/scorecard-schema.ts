import * as z from 'zod';
import { momentSchema, paragraphs } from './contract.ts';
import { EVIDENCE_MAX, type ScorecardKind } from './scorecard-rules.ts';

/** The ratings of a kind of scorecard: as their author sends them, and as they are stored. Criteria that one cannot judge are left out. */
export const ratingSchemas = <Rating extends string>({
  scale,
  criteriaMax,
  evidenceMissing,
}: ScorecardKind<Rating>) => {
  const evidence = paragraphs(EVIDENCE_MAX);
  const rated = z.object({
    criterion: z.string().regex(/^[\w-]{1,64}$/),
    rating: z.enum(scale.values),
    evidence: evidenceMissing === null ? evidence : evidence.min(1, evidenceMissing),
  });
  return {
    sent: z.array(rated).min(1, 'Rate at least one criterion').max(criteriaMax),
    stored: z.array(rated.extend({ label: z.string() })),
  };
};

/** What every stored scorecard has, whatever it is about. */
export const submissionFields = {
  /** When it was submitted first, and last. */
  submittedAt: momentSchema,
  updatedAt: momentSchema,
  /** The number of its submissions: one that is submitted again was written with the others in view. */
  version: z.number().int().min(1),
};

/** Of the scorecard that an author read before they submit it; 0 without one. */
export const readVersionSchema = z.number().int().min(0);

/** The scorecards about something, as one of their authors may see them. */
export const visibleScorecards = <Shape extends z.ZodRawShape>(scorecard: z.ZodObject<Shape>) =>
  z.object({
    /** What is asked for now. */
    criteria: z.array(z.object({ id: z.string(), label: z.string() })),
    own: scorecard.nullable(),
    /** How many were submitted, the caller’s own included. */
    submitted: z.number().int().min(0),
    /** Those of the others. Empty until the caller may see them. */
    others: z.array(
      scorecard.extend({
        /** The name of its author; empty when the caller may not see it. */
        author: z.string(),
      }),
    ),
  });
