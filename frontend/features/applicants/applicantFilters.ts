import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import {
  amountFilter,
  choiceFilter,
  dayFilter,
  defineFilters,
  openChoicesFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { MAX_SKILLS, SKILLS } from '#shared/core/choices.ts';
import {
  HIRING_SOURCES,
  HIRING_STAGES,
  type HiringStage,
  SOURCE_LABELS,
} from '#shared/features/applicants/hiring-rules.ts';
import { APPLICANT_ORDERS } from '#shared/features/applicants/rules.ts';
import { APPLICATION_STATUSES, applicationWorkflow } from '#shared/features/applications/rules.ts';

/** The filters of the applicants, named as the API names them. */
export const APPLICANT_FILTERS = defineFilters({
  opportunityId: textFilter(64),
  status: choiceFilter(APPLICATION_STATUSES),
  q: textFilter(100),
  minMatch: amountFilter(100),
  skills: openChoicesFilter(SKILLS, { max: MAX_SKILLS, length: 50 }),
  education: textFilter(100),
  location: textFilter(100),
  from: dayFilter,
  to: dayFilter,
  answered: choiceFilter(['yes', 'no']),
  assigned: choiceFilter(['me', 'nobody']),
  review: choiceFilter(['scored', 'unscored']),
  reached: choiceFilter(HIRING_STAGES),
  source: choiceFilter(HIRING_SOURCES),
  sort: choiceFilter(APPLICANT_ORDERS),
});
export type ApplicantFilters = typeof APPLICANT_FILTERS.none;

/** The statuses that have a tab of their own. */
export const STATUS_TABS = ['new', 'reviewed', 'interview_scheduled'] as const;

/** What goes to the API of the filters: those that are set. */
export const queryOf = (values: ApplicantFilters): Record<string, string> =>
  Object.fromEntries(APPLICANT_FILTERS.write(values));

type Choices = Pick<ApplicantFilters, 'answered' | 'assigned' | 'review'>;
const CHOICE_WORDS: { readonly [K in keyof Choices]: Readonly<Record<string, string>> } = {
  answered: { yes: 'Answered', no: 'Not answered yet' },
  assigned: { me: 'Assigned to you', nobody: 'Assigned to no one' },
  review: { scored: 'With a match', unscored: 'Review without a number' },
};

/** How far applicants have come; those who withdrew are among them. */
const reachedWords = (stage: HiringStage): string =>
  stage === 'new' ? 'Applied, withdrawn ones too' : `Reached ${applicationWorkflow.statuses[stage].label}`;

/** The filters that are set, in words. What a tab or a card shows is not among them. */
export const activeFilters = (
  values: ApplicantFilters,
  set: (changed: Partial<ApplicantFilters>) => void,
): readonly ActiveFilter[] => {
  const { status, q, minMatch, skills, education, location, from, to, answered, assigned, review } = values;
  const { reached, source } = values;
  const other = status !== '' && !STATUS_TABS.some((tab) => tab === status);
  const filters: readonly (readonly [keyof ApplicantFilters, string])[] = [
    ['status', other ? applicationWorkflow.statuses[status].label : ''],
    ['q', q && `“${q}”`],
    ['minMatch', minMatch && `${minMatch}% match or more`],
    ['education', education && `Education: ${education}`],
    ['location', location && `Location: ${location}`],
    ['from', from && `Applied from ${fullDate(from)}`],
    ['to', to && `Applied to ${fullDate(to)}`],
    ['answered', CHOICE_WORDS.answered[answered] ?? ''],
    ['assigned', CHOICE_WORDS.assigned[assigned] ?? ''],
    ['review', CHOICE_WORDS.review[review] ?? ''],
    ['reached', reached && reachedWords(reached)],
    ['source', source && `Came from ${SOURCE_LABELS[source].toLowerCase()}`],
  ];
  return [
    ...filters
      .filter(([, label]) => label !== '')
      .map(([name, label]) => ({ label, onRemove: () => set({ [name]: '' }) })),
    ...skills.map((skill) => ({
      label: skill,
      onRemove: () => set({ skills: skills.filter((one) => one !== skill) }),
    })),
  ];
};

/** The orders that can be chosen besides the longest wait. */
export const ORDERS = [
  { value: 'latest', label: 'Latest first' },
  { value: 'match', label: 'Best match first' },
  { value: 'name', label: 'By name' },
];

/** The value of one filter as the address would have it: nothing else is ever set. */
export const readFilter = <Name extends keyof ApplicantFilters>(
  name: Name,
  value: string,
): Pick<ApplicantFilters, Name> => {
  const { [name]: known } = APPLICANT_FILTERS.read(new URLSearchParams({ [name]: value }));
  return { [name]: known } as Pick<ApplicantFilters, Name>;
};
