import { dayFilter, defineFilters, textFilter } from '#frontend/core/lists/filters.ts';
import { APPLICANT_SCREENS } from '#shared/features/postings/screens.ts';

/** The filters of the analytics, named as the API names them. */
export const ANALYTICS_FILTERS = defineFilters({
  opportunityId: textFilter(64),
  from: dayFilter,
  to: dayFilter,
});
export type AnalyticsFilters = typeof ANALYTICS_FILTERS.none;

/** The list of the applicants behind a figure. */
export const listOf = (values: AnalyticsFilters, more: Readonly<Record<string, string>>): string => {
  const search = ANALYTICS_FILTERS.write(values);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return `${APPLICANT_SCREENS.employer}?${search}`;
};
