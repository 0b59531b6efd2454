import * as z from 'zod';
import { line, paragraphs } from '#shared/core/contract.ts';
import { CHALLENGE, CHALLENGE_SCORE, CRITERION } from './rules.ts';

/** A criterion as a host enters it. */
export const criterionFieldsSchema = z.object({
  name: line(CRITERION.name).min(1, 'Enter a name'),
  description: paragraphs(CRITERION.description).default(''),
  /** How much it counts, in relation to the others. */
  weight: z
    .number()
    .int()
    .min(CRITERION.weight.min, `Enter at least ${CRITERION.weight.min}`)
    .max(CRITERION.weight.max, `Enter at most ${CRITERION.weight.max}`),
});
export type CriterionFields = z.infer<typeof criterionFieldsSchema>;

/** A criterion with the id by which scores name it. */
export const criterionSchema = criterionFieldsSchema.extend({ id: z.string() });
export type Criterion = z.infer<typeof criterionSchema>;

/** The criteria with their ids: `c1`, `c2`, in their order. */
export const numbered = (criteria: readonly CriterionFields[]): Criterion[] =>
  criteria.map(({ name, description, weight }, place) => ({
    id: `c${place + 1}`,
    name,
    description,
    weight,
  }));

/** What is frozen when a challenge opens, and what its hash is made of. */
export const frozenRubricSchema = z.object({
  criteria: z.array(criterionSchema).min(1).max(CHALLENGE.criteria),
  score: z.object({ min: z.literal(CHALLENGE_SCORE.min), max: z.literal(CHALLENGE_SCORE.max) }),
});
export type FrozenRubric = z.infer<typeof frozenRubricSchema>;
export const rubricToFreeze = (criteria: readonly Criterion[]): FrozenRubric => ({
  criteria: [...criteria],
  score: { min: CHALLENGE_SCORE.min, max: CHALLENGE_SCORE.max },
});
