import {
  defineFilters,
  labelFilter,
  openChoiceFilter,
  openChoicesFilter,
  textFilter,
} from '#frontend/core/lists/filters.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { LOCATIONS, MAX_SKILLS, SKILLS } from '#shared/features/choices.ts';
import type { OpportunityType } from '#shared/features/opportunities.ts';

/** The filters of /explore. An opportunity must ask for all of `skills`. */
export interface Filters {
  readonly type: OpportunityType | '';
  readonly location: string;
  readonly skills: readonly string[];
  readonly q: string;
}

export const EXPLORE_FILTERS = defineFilters<Filters>({
  type: labelFilter(OPPORTUNITY_TYPE_LABELS),
  location: openChoiceFilter(LOCATIONS, 80),
  skills: openChoicesFilter(SKILLS, { max: MAX_SKILLS, length: 50 }),
  q: textFilter(200),
});
