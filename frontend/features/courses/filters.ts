import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import {
  choiceFilter,
  defineFilters,
  labelFilter,
  openChoiceFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import { SKILLS } from '#shared/core/choices.ts';
import { COURSE, LEVEL_LABELS } from '#shared/features/courses/rules.ts';

/** The tabs; the first is the address without one. */
export const COURSE_TABS = ['courses', 'mine', 'practice', 'certificates'] as const;

/** The longest text that the API searches for. */
export const SEARCH_MAX = 100;

/** The filters of the list, named as the API names them. */
export const COURSE_FILTERS = defineFilters({
  tab: choiceFilter(COURSE_TABS),
  q: textFilter(SEARCH_MAX),
  skill: openChoiceFilter(SKILLS, COURSE.skill),
  level: labelFilter(LEVEL_LABELS),
});
export type CourseFilters = typeof COURSE_FILTERS.none;

/** The filters that are set, in words. The tab is none of them. */
export const activeFilters = (
  { q, skill, level }: CourseFilters,
  set: (changed: Partial<CourseFilters>) => void,
): readonly ActiveFilter[] => [
  ...(q === '' ? [] : [{ label: `“${q}”`, onRemove: () => set({ q: '' }) }]),
  ...(skill === '' ? [] : [{ label: skill, onRemove: () => set({ skill: '' }) }]),
  ...(level === '' ? [] : [{ label: LEVEL_LABELS[level], onRemove: () => set({ level: '' }) }]),
];
