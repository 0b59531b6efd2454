import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import { choiceFilter, defineFilters, openChoiceFilter } from '#frontend/core/lists/filters.ts';
import { SKILLS } from '#shared/core/choices.ts';
import { PROJECT, PROJECT_CATEGORIES } from '#shared/features/projects/rules.ts';

/** The tabs (spec, point 2), in their order; the first is the address without one. */
export const REVIEW_TABS = ['pending', 'completed', 'rubric', 'templates'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

export const TAB_LABELS: Readonly<Record<ReviewTab, string>> = {
  pending: 'Pending Review',
  completed: 'Completed',
  rubric: 'Review Rubric',
  templates: 'Templates',
};

/** The filters of the lists, named as the API names them. Students may enter other categories and technologies. */
export const REVIEW_FILTERS = defineFilters({
  tab: choiceFilter(REVIEW_TABS),
  category: openChoiceFilter(PROJECT_CATEGORIES, PROJECT.category),
  technology: openChoiceFilter(SKILLS, PROJECT.technology),
});
export type ReviewFilters = typeof REVIEW_FILTERS.none;

/** The filters that are set, in words. The tab is none of them. */
export const activeFilters = (
  { category, technology }: ReviewFilters,
  set: (changed: Partial<ReviewFilters>) => void,
): readonly ActiveFilter[] => [
  ...(category === '' ? [] : [{ label: category, onRemove: () => set({ category: '' }) }]),
  ...(technology === '' ? [] : [{ label: technology, onRemove: () => set({ technology: '' }) }]),
];
