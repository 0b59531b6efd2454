import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import {
  choiceFilter,
  dayFilter,
  defineFilters,
  openChoiceFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { INTERESTS, SKILLS } from '#shared/core/choices.ts';
import { GUIDE_COUNTRIES, GUIDE_COUNTRIES_IN_SENTENCES } from '#shared/features/guides/fact.ts';
import { MENTOR_TYPES } from '#shared/features/mentors/rules.ts';

/** The filters of the directory, named as the API names them. */
export const MENTOR_FILTERS = defineFilters({
  q: textFilter(128),
  expertise: openChoiceFilter(SKILLS, 64),
  industry: openChoiceFilter(INTERESTS, 80),
  type: choiceFilter(MENTOR_TYPES),
  language: openChoiceFilter([], 50),
  studiedIn: choiceFilter(GUIDE_COUNTRIES),
  freeBy: dayFilter,
});
export type MentorFilters = typeof MENTOR_FILTERS.none;

/** What goes to the API of the filters: those that are set. */
export const queryOf = (values: MentorFilters): Record<string, string> =>
  Object.fromEntries(MENTOR_FILTERS.write(values));

/** The value of one filter as the address would have it: nothing else is ever set. */
export const readFilter = <Name extends keyof MentorFilters>(
  name: Name,
  value: string,
): Pick<MentorFilters, Name> => {
  const { [name]: known } = MENTOR_FILTERS.read(new URLSearchParams({ [name]: value }));
  return { [name]: known } as Pick<MentorFilters, Name>;
};

/** The filters that are set, in words. */
export const activeFilters = (
  { q, expertise, industry, type, language, studiedIn, freeBy }: MentorFilters,
  set: (changed: Partial<MentorFilters>) => void,
): readonly ActiveFilter[] => {
  const filters: readonly (readonly [keyof MentorFilters, string])[] = [
    ['q', q && `“${q}”`],
    ['expertise', expertise],
    ['industry', industry],
    ['type', type],
    ['language', language && `Speaks ${language}`],
    ['studiedIn', studiedIn && `Studied in ${GUIDE_COUNTRIES_IN_SENTENCES[studiedIn]}`],
    ['freeBy', freeBy && `Free by ${fullDate(freeBy)}`],
  ];
  return filters
    .filter(([, label]) => label !== '')
    .map(([name, label]) => ({ label, onRemove: () => set({ [name]: '' }) }));
};
