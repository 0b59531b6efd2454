import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { SAVED_STATES, type SavedState } from '#shared/core/saved-rules.ts';
import { SAVED } from './exploreFilters.ts';

interface SavedFilters {
  readonly [SAVED]: 'all' | SavedState | '';
}

export const SAVED_FILTERS = defineFilters<SavedFilters>({
  [SAVED]: choiceFilter(['all', ...SAVED_STATES]),
});

/** The query string of a screen's saved opportunities. */
export const savedSearch = (state: SavedFilters[typeof SAVED] = 'all'): string =>
  `?${SAVED_FILTERS.write({ [SAVED]: state })}`;

/** How many opportunities the user has saved, of a type; undefined until it is known, and for those who save none. */
export const useSavedCounts = (type: OpportunityType | undefined) => {
  const { user } = useSession();
  const { data } = useQuery({
    ...api.query('opportunities.saved', { query: { type: type ?? '', limit: 1 } }),
    enabled: Boolean(user && mayApply(user.role)),
  });
  return data && { all: data.savedCount, ...data.counts };
};
