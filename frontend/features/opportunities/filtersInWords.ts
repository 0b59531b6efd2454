import {
  EMPLOYMENT_LABELS,
  EXPERIENCE_LABELS,
  WORK_MODE_LABELS,
} from '#frontend/ui/data/opportunityLabels.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { formatMoney } from '#shared/core/pay.ts';
import { DURATION_LABELS, type Filters, seasonInWords, USUAL_CURRENCY } from './exploreFilters.ts';

/** What filters ask for, in words. */
export const filtersInWords = (filters: Filters): string[] => {
  const { type, q, skills, location, workMode, employmentType, level, company } = filters;
  const { payFrom, payCurrency, season, duration } = filters;
  return [
    q && `“${q}”`,
    type && OPPORTUNITY_TYPE_LABELS[type],
    ...skills,
    location,
    workMode && WORK_MODE_LABELS[workMode],
    employmentType && EMPLOYMENT_LABELS[employmentType],
    level && EXPERIENCE_LABELS[level],
    payFrom && `from ${formatMoney(Number(payFrom), payCurrency || USUAL_CURRENCY)} a year`,
    season && seasonInWords(season),
    duration && DURATION_LABELS[duration],
    company,
  ].filter((part) => part !== '');
};
