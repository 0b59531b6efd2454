import type { RubricCriterion } from '#shared/core/rubric.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';

/** The sentences of a criterion, from the lowest score. */
export const anchorsOf = ({ criteria }: Rubric, criterion: RubricCriterion): readonly string[] =>
  criteria.find((one) => one.criterion === criterion)?.anchors ?? [];
