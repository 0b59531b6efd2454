import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import { choiceFilter, defineFilters, labelFilter, textFilter } from '#frontend/core/lists/filters.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import type { Role } from '#shared/core/contract.ts';
import type { Permission } from '#shared/features/library/article.ts';
import { LENGTH_LABELS, STEP_NAMES, STEPS, type Step, TYPE_LABELS } from '#shared/features/library/rules.ts';

/** The longest text that the API searches for. */
export const SEARCH_MAX = 100;

/** What the licences of entries allow, in words of the filter. */
export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  sharing: 'Free to share and change',
  'non-commercial': 'Free without earning by it',
  reading: 'Free to read',
};

/** The filters of the list, named as the API names them. */
export const LIBRARY_FILTERS = defineFilters({
  tab: choiceFilter(['saved']),
  q: textFilter(SEARCH_MAX),
  role: labelFilter(ROLE_LABELS),
  type: labelFilter(TYPE_LABELS),
  length: labelFilter(LENGTH_LABELS),
  licence: labelFilter(PERMISSION_LABELS),
  step: choiceFilter(STEP_NAMES),
});
export type LibraryFilters = typeof LIBRARY_FILTERS.none;

/** The step that most of a role are at, until they choose another one. */
const FIRST_STEPS: Readonly<Record<Role, Step>> = {
  student: 'apply',
  mentor: 'mentor',
  employer: 'hire',
  alumni: 'give-back',
  admin: 'moderate',
};

/**
 * The next step of a user: for a student with an interview ahead it is that, and else the role says it.
 * @param figures those of the user's dashboard; undefined while they are not known
 */
export const nextStep = (role: Role, figures: { readonly interviews?: number } | undefined): Step => {
  if (role === 'student' && (figures?.interviews ?? 0) > 0) return 'interview';
  return FIRST_STEPS[role];
};

/** The filters that are set, in words. The order and the tab are none of them. */
export const activeFilters = (
  { q, role, type, length, licence }: LibraryFilters,
  set: (changed: Partial<LibraryFilters>) => void,
): readonly ActiveFilter[] => [
  ...(q === '' ? [] : [{ label: `“${q}”`, onRemove: () => set({ q: '' }) }]),
  ...(role === '' ? [] : [{ label: `For ${ROLE_LABELS[role]}`, onRemove: () => set({ role: '' }) }]),
  ...(type === '' ? [] : [{ label: TYPE_LABELS[type], onRemove: () => set({ type: '' }) }]),
  ...(length === '' ? [] : [{ label: LENGTH_LABELS[length], onRemove: () => set({ length: '' }) }]),
  ...(licence === '' ? [] : [{ label: PERMISSION_LABELS[licence], onRemove: () => set({ licence: '' }) }]),
];

/** The steps as choices. */
export const STEP_OPTIONS = STEP_NAMES.map((value) => ({ value, label: STEPS[value].label }));
