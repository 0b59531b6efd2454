import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import {
  amountFilter,
  choiceFilter,
  defineFilters,
  openChoicesFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import { MAX_SKILLS, SKILLS } from '#shared/core/choices.ts';
import { APPLICATION_STATUSES, applicationWorkflow } from '#shared/features/applications/rules.ts';

/** The filters of the candidates, named as the API names them, and the candidates that are being compared. */
export const SCREENING_FILTERS = defineFilters({
  opportunityId: textFilter(64),
  group: choiceFilter(['unscored', 'unknown'] as const),
  minMatch: amountFilter(100),
  skills: openChoicesFilter(SKILLS, { max: MAX_SKILLS, length: 50 }),
  status: choiceFilter(APPLICATION_STATUSES.filter((status) => status !== 'withdrawn')),
  /** Their keys, separated by commas. */
  compare: textFilter(120),
});
export type ScreeningFilters = typeof SCREENING_FILTERS.none;
export type Change = (changed: Partial<ScreeningFilters>) => void;

/** What goes to the API of the filters. */
export const queryOf = (values: ScreeningFilters): Record<string, string> =>
  Object.fromEntries(
    [...SCREENING_FILTERS.write(values)].filter(
      ([name]) =>
        name !== 'opportunityId' && name !== 'compare' && (name !== 'minMatch' || values.group === ''),
    ),
  );

/** The filters that are set, in words. */
export const activeFilters = (
  { group, minMatch, skills, status }: ScreeningFilters,
  set: Change,
): ActiveFilter[] => [
  ...(minMatch && group === ''
    ? [{ label: `${minMatch}% match or more`, onRemove: () => set({ minMatch: '' }) }]
    : []),
  ...(status
    ? [{ label: applicationWorkflow.statuses[status].label, onRemove: () => set({ status: '' }) }]
    : []),
  ...skills.map((skill) => ({
    label: skill,
    onRemove: () => set({ skills: skills.filter((one) => one !== skill) }),
  })),
];
