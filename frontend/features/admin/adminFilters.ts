import {
  choiceFilter,
  dayFilter,
  defineFilters,
  labelFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import { COMPANY_STATUSES } from '#shared/features/companies/rules.ts';
import { STATUS_LABELS } from './adminLabels.ts';

/** The filters of the user list, named as the API names them. */
export const USER_FILTERS = defineFilters({
  role: labelFilter(ROLE_LABELS),
  // The longest email address.
  q: textFilter(128),
  status: labelFilter(STATUS_LABELS),
  joinedFrom: dayFilter,
  joinedTo: dayFilter,
  activeFrom: dayFilter,
  activeTo: dayFilter,
  sort: choiceFilter(['newest', 'oldest']),
});
export type UserFilters = typeof USER_FILTERS.none;

/** Days since a date, as the quick choices of a filter offer them. */
const QUICK_DAYS = [7, 30, 90] as const;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** The first day of the current month, in UTC as the server counts. */
export const startOfMonth = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** The options of a quick date filter; a date from the address that is none of them is one more. */
export const quickDays = (now: Date, current: string): { value: string; label: string }[] => {
  const options = [
    ...QUICK_DAYS.map((days) => ({ value: dayBefore(now, days), label: `Last ${days} days` })),
    { value: startOfMonth(now), label: 'This month' },
  ].filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index);
  if (current && !options.some(({ value }) => value === current))
    options.push({ value: current, label: `Since ${fullDate(current)}` });
  return options;
};

/** The filters of the list of companies, named as the API names them. */
export const COMPANY_FILTERS = defineFilters({
  q: textFilter(120),
  status: choiceFilter(COMPANY_STATUSES),
  plan: labelFilter(PLAN_NAMES),
});
export type CompanyFilters = typeof COMPANY_FILTERS.none;
