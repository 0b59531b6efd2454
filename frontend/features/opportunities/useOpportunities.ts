import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { request } from '#frontend/core/api/request.ts';
import { roleFromHint } from '#frontend/core/session/hint.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { type Filters, queryOf, type Sort } from './exploreFilters.ts';
import { nonEmptyPage } from './nonEmptyPage.ts';

const pagesOf = (filters: Filters, sort: Sort | '') => {
  const query = queryOf(filters, sort);
  const pages = api.pages('opportunities.list', { query });
  return infiniteQueryOptions({
    ...pages,
    queryFn: ({ signal, pageParam }) =>
      nonEmptyPage(pageParam, (cursor) =>
        request('opportunities.list', { query: { ...query, cursor } }, signal),
      ),
    // The old rows stay while other filters load: no flicker with every choice.
    placeholderData: keepPreviousData,
  });
};

/** Whether a list can be sorted by match: for those who may apply and have skills in their profile. */
export const useMatchable = (): boolean => {
  const { user } = useSession();
  return Boolean(user && mayApply(user.role) && user.profileData.skills.length > 0);
};

/**
 * The order of a list: the best match first for those who can be matched, unless they chose another one. Undefined while a
 * user who was signed in here before waits for the session.
 */
export const useSort = (chosen: Filters['sort'], hydrated: boolean): Sort | undefined => {
  const { user, failed } = useSession();
  const matchable = useMatchable();
  if (chosen === 'newest' || chosen === 'deadline') return chosen;
  if (matchable) return 'match';
  return user !== undefined || failed || (hydrated && roleFromHint() === null) ? 'newest' : undefined;
};

/** The opportunities that match the filters, page by page; loaded once the order is known. */
export const useOpportunities = (filters: Filters, sort: Sort | undefined, hydrated: boolean) =>
  useInfiniteQuery({
    // Without an order the API gives the newest first.
    ...pagesOf(filters, sort === undefined || sort === 'newest' ? '' : sort),
    enabled: hydrated && sort !== undefined,
  });
