import { defineFilters, labelFilter, patternFilter, textFilter } from '#frontend/core/lists/filters.ts';
import { MEASURE_LABELS } from '#shared/features/fairness/measures.ts';

/** Which quarter, by which outcome, and for admins of which company. */
export const FAIRNESS_FILTERS = defineFilters({
  quarter: patternFilter(/^\d{4}-q[1-4]$/),
  measure: labelFilter(MEASURE_LABELS),
  company: textFilter(64),
  q: textFilter(120),
});
export type FairnessFilters = typeof FAIRNESS_FILTERS.none;
