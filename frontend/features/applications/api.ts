import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { expectNotification } from '#frontend/core/pendingNotifications.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { mayApply } from '#shared/features/applicant-roles.ts';
import type { Application } from '#shared/features/applications.ts';
import { type Pages, withApplication } from './pages.ts';

const myPages = api.pages('applications.list');

/** The applications of the signed-in user, latest first, page by page. Disabled for users who can't apply. */
export const useMyApplications = () => {
  const { user } = useSession();
  return useInfiniteQuery({ ...myPages, enabled: user ? mayApply(user.role) : false });
};

/**
 * Loads all of my applications, for screens that mark opportunities as applied for.
 * @param wanted false while they are not needed
 */
export const useAllMyApplications = (wanted = true): void => {
  const { hasNextPage, isFetching, isError, fetchNextPage } = useMyApplications();
  useEffect(() => {
    // Another part of the screen may be loading the same page.
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
};

/** My application for an opportunity, withdrawn ones included; undefined while unknown and when there is none. */
export const useMyApplication = (opportunityId: string) => {
  const { data, isLoading } = useMyApplications();
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return { application: all.find((one) => one.opportunityId === opportunityId), isLoading };
};

/**
 * Returns a function that puts an updated application into the cache. The list comes from an index that may lag
 * behind, so it is not refetched; the figures and the count on the opportunity's page are.
 */
export const useCacheApplication = () => {
  const queryClient = useQueryClient();
  return (application: Application) => {
    queryClient.setQueryData<Pages>(myPages.queryKey, (pages) => withApplication(pages, application));
    void queryClient.invalidateQueries({ queryKey: api.key('dashboard') });
    expectNotification(queryClient, application.updatedAt);
    // Refetched at the next visit: the opportunity just applied for should not disappear from the screen.
    void queryClient.invalidateQueries({
      queryKey: api.key('opportunities.recommended'),
      refetchType: 'none',
    });
    void refreshOpportunity(queryClient, application.opportunityId);
  };
};

/** Refetches an opportunity where it is shown. */
export const refreshOpportunity = (queryClient: QueryClient, id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.query('opportunities.get', { params: { id } }).queryKey });

/** Refetches my applications, after a response showed that the loaded ones are outdated. */
export const refreshMyApplications = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.key('applications') });
