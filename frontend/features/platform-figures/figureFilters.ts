import { choiceFilter, dayFilter, defineFilters, labelFilter } from '#frontend/core/lists/filters.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';

/** How the range is divided. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The filters of the figures, named as the API names them; `by` is the screen's own. */
export const FIGURE_FILTERS = defineFilters({
  from: dayFilter,
  to: dayFilter,
  role: labelFilter(ROLE_LABELS),
  by: choiceFilter(PERIODS),
});
export type FigureFilters = typeof FIGURE_FILTERS.none;

/** The most points that are readable side by side. */
const MOST_DAYS = 45;
const MOST_WEEKS = 200;

/** By what a range is divided when nothing is chosen. */
export const periodFor = (by: Period | '', days: number): Period => {
  if (by !== '') return by;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS ? 'week' : 'month';
};
