import {
  amountFilter,
  choiceFilter,
  defineFilters,
  labelFilter,
  openChoiceFilter,
  openChoicesFilter,
  patternFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import {
  EMPLOYMENT_LABELS,
  EXPERIENCE_LABELS,
  WORK_MODE_LABELS,
} from '#frontend/ui/data/opportunityLabels.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { LOCATIONS, MAX_SKILLS, SKILLS } from '#shared/core/choices.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { CURRENCY_CODES, type Currency, MAX_AMOUNT } from '#shared/core/pay-rules.ts';
import { SEASON_PATTERN } from '#shared/core/seasons.ts';
import type { DURATIONS, SORTS } from '#shared/features/opportunities/query.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** In the address of a screen, what the user has saved instead of the search: all of it, or what is in a state. */
export const SAVED = 'saved';

export type Sort = (typeof SORTS)[number];
type Duration = (typeof DURATIONS)[number];

/** The filters and the order of a list of opportunities. An opportunity must ask for all of `skills`. */
export interface Filters {
  readonly type: OpportunityType | '';
  readonly location: string;
  readonly skills: readonly string[];
  readonly q: string;
  readonly workMode: Opportunity['workMode'] | '';
  readonly employmentType: NonNullable<Opportunity['employmentType']> | '';
  readonly level: NonNullable<Opportunity['experienceLevel']> | '';
  /** Of a year, in whole units of `payCurrency`. */
  readonly payFrom: string;
  readonly payCurrency: Currency | '';
  /** `summer-2027`. */
  readonly season: string;
  readonly duration: Duration | '';
  readonly company: string;
  /** Empty for the order that suits who reads it. */
  readonly sort: Sort | '';
}

/** In which an amount counts that names none. */
export const USUAL_CURRENCY: Currency = 'USD';

export const DURATION_LABELS: Record<Duration, string> = {
  '1-4': 'Up to 4 weeks',
  '5-8': '5 to 8 weeks',
  '9-12': '9 to 12 weeks',
  '13-26': '13 to 26 weeks',
  '27-208': 'More than 26 weeks',
};

export const SORT_LABELS: Record<Sort, string> = {
  match: 'Best match',
  newest: 'Newest',
  deadline: 'Closing soonest',
};

export const EXPLORE_FILTERS = defineFilters<Filters>({
  type: labelFilter(OPPORTUNITY_TYPE_LABELS),
  location: openChoiceFilter(LOCATIONS, 80),
  skills: openChoicesFilter(SKILLS, { max: MAX_SKILLS, length: 50 }),
  q: textFilter(200),
  workMode: labelFilter(WORK_MODE_LABELS),
  employmentType: labelFilter(EMPLOYMENT_LABELS),
  level: labelFilter(EXPERIENCE_LABELS),
  payFrom: amountFilter(MAX_AMOUNT),
  payCurrency: choiceFilter(CURRENCY_CODES),
  season: patternFilter(SEASON_PATTERN),
  duration: labelFilter(DURATION_LABELS),
  company: openChoiceFilter([], 120),
  sort: labelFilter(SORT_LABELS),
});

/** What of the filters chooses opportunities: neither their order, nor a currency without an amount. */
export const chosenIn = (filters: Filters): Filters => ({
  ...filters,
  payCurrency: filters.payFrom === '' ? '' : filters.payCurrency,
  sort: '',
});

/** Whether any filter is set. */
export const isFiltered = (filters: Filters): boolean => EXPLORE_FILTERS.write(chosenIn(filters)).size > 0;

/** One filter with the value that this text has in the address. */
export const fromText = (name: keyof Filters, text: string): Partial<Filters> => {
  const read = EXPLORE_FILTERS.read(new URLSearchParams({ [name]: text }));
  return { [name]: read[name] };
};

/** The query of the API for filters. */
export const queryOf = (filters: Filters, sort: Sort | '') => {
  const { skills, payFrom, payCurrency } = filters;
  return {
    ...filters,
    skills: skills.join(',').toLowerCase(),
    payCurrency: payFrom === '' ? '' : payCurrency || USUAL_CURRENCY,
    sort,
  };
};

/** `summer-2027` as people read it: `Summer 2027`. */
export const seasonInWords = (season: string): string => {
  const [name = '', year = ''] = season.split('-');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
};
