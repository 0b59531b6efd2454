import { choiceFilter, defineFilters, textFilter } from '#frontend/core/lists/filters.ts';
import { ASK_TOPICS } from '#shared/features/asks/rules.ts';

/** The filters of alumni and of published answers, named as the API names them. */
export const ASK_FILTERS = defineFilters({ q: textFilter(80), topic: choiceFilter(ASK_TOPICS) });
