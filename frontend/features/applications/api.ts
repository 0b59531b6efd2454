import {
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { expectNotification } from '#frontend/core/pendingNotifications.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { type Pages, withApplication } from './applicationPages.ts';

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

/** The key of the last answer about one application, for screens that do not load all of them. */
const latestKey = (opportunityId: string) => [...api.key('applications'), 'latest', opportunityId];

/**
 * My application for an opportunity, withdrawn ones included; undefined while unknown and when there is none.
 * @param applied whether there is one that was not withdrawn, as a list says: then the others are not loaded for it
 * @param wanted false where it is enough that there is one
 */
export const useMyApplication = (opportunityId: string, applied?: boolean, wanted = true) => {
  const { user } = useSession();
  const mayHave = user ? mayApply(user.role) : false;
  const all = useInfiniteQuery({ ...myPages, enabled: mayHave && applied === undefined });
  const latest = useQuery<Application>({ queryKey: latestKey(opportunityId), queryFn: skipToken }).data;
  const listed = all.data?.pages
    .flatMap(({ items }) => items)
    .find((one) => one.opportunityId === opportunityId);
  const isKnown = latest !== undefined || listed !== undefined;
  const single = useQuery({
    ...api.query('applications.get', { params: { opportunityId } }),
    enabled: mayHave && applied === true && wanted && !isKnown,
  });
  const found = [latest, listed, single.data].filter((one) => one !== undefined);
  return {
    application: found.reduce<Application | undefined>(
      (newest, one) => (newest && newest.updatedAt >= one.updatedAt ? newest : one),
      undefined,
    ),
    isLoading: (applied === undefined && all.isLoading) || single.isLoading,
  };
};

/**
 * Returns a function that puts an updated application into the cache. The list comes from an index that may lag
 * behind, so it is not refetched; the figures and the count on the opportunity's page are.
 */
export const useCacheApplication = () => {
  const queryClient = useQueryClient();
  return (application: Application) => {
    queryClient.setQueryData(latestKey(application.opportunityId), application);
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
