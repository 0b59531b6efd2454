import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { expectNews } from '#frontend/core/expectedNews.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { mayApply } from '#shared/features/application-rules.ts';
import type { Application } from '#shared/features/applications.ts';
import { type Pages, withApplication } from './pages.ts';

const myPages = api.pages('applications.list');

/** My applications, the latest first, page by page. Nobody asks for people who cannot apply. */
export const useMyApplications = () => {
  const { user } = useSession();
  return useInfiniteQuery({ ...myPages, enabled: user ? mayApply(user.role) : false });
};

/** Loads my applications to the last, for screens that mark what I have applied for. To be used once on a screen. */
export const useAllMyApplications = (): void => {
  const { hasNextPage, isFetching, isError, fetchNextPage } = useMyApplications();
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
};

/** My application for an opportunity, withdrawn ones included; undefined while unknown and when there is none. */
export const useMyApplication = (opportunityId: string) => {
  const { data, isLoading } = useMyApplications();
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return { application: all.find((one) => one.opportunityId === opportunityId), isLoading };
};

/**
 * Takes over what an application has become. The list comes from an index that may lag behind, so it is not asked
 * again; the figures and the count on the opportunity's page are.
 */
export const useTakeOver = () => {
  const queryClient = useQueryClient();
  return (application: Application) => {
    queryClient.setQueryData<Pages>(myPages.queryKey, (pages) => withApplication(pages, application));
    void queryClient.invalidateQueries({ queryKey: api.key('dashboard') });
    expectNews(queryClient, application.updatedAt);
    // At the next visit: what somebody has just applied for should not slip away under their hands.
    void queryClient.invalidateQueries({
      queryKey: api.key('opportunities.recommended'),
      refetchType: 'none',
    });
    void refreshOpportunity(queryClient, application.opportunityId);
  };
};

/** Asks again how an opportunity stands, where it is shown. */
export const refreshOpportunity = (queryClient: QueryClient, id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.query('opportunities.get', { params: { id } }).queryKey });

/** Asks again for my applications: they are not what this screen thought. */
export const refreshMyApplications = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.key('applications') });
