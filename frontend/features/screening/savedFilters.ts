import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { FilterValues } from '#shared/features/screening/filters.ts';
import { SCREENING_FILTERS, type ScreeningFilters } from './screeningFilters.ts';

/** What of the filters can be saved; undefined when none is set. */
export const savableFilters = ({ minMatch, skills, status }: ScreeningFilters): FilterValues | undefined => {
  if (minMatch === '' && skills.length === 0 && status === '') return undefined;
  return {
    skills: [...skills],
    ...(minMatch !== '' && { minMatch: Number(minMatch) }),
    ...(status !== '' && { status }),
  };
};

/** The filters of the screen that a saved filter sets; it also clears those that it does not name. */
export const appliedFilters = ({ minMatch, skills, status }: FilterValues): Partial<ScreeningFilters> => {
  const text = new URLSearchParams(status === undefined ? {} : { status });
  return {
    minMatch: minMatch === undefined ? '' : String(minMatch),
    skills,
    status: SCREENING_FILTERS.read(text).status,
  };
};

/** A saved filter in words. */
export const filterWords = ({ minMatch, skills, status }: FilterValues): string =>
  [
    ...(minMatch === undefined ? [] : [`${minMatch}% match or more`]),
    ...(status === undefined ? [] : [applicationWorkflow.statuses[status].label]),
    ...skills,
  ].join(' · ');
