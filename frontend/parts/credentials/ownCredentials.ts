import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import type { Claim } from './claims.ts';

/** The user’s own credentials and badges, the latest first. Admins decide about them: loaded at every visit. */
export const useOwnCredentials = () =>
  useInfiniteQuery({ ...api.pages('credentials.list', { query: { limit: 50 } }), staleTime: 0 });

/** All of them, for what needs to know what there is not; undefined until that is known. */
export const useAllOwnCredentials = () => {
  const { data, hasNextPage, isFetching, error, fetchNextPage } = useOwnCredentials();
  const reads = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (reads) void fetchNextPage();
  }, [reads, fetchNextPage]);
  return data && !hasNextPage ? data.pages.flatMap(({ items }) => items) : undefined;
};

/** Loads again what says which credentials the user has. */
export const useRefreshCredentials = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('credentials') });
};

/** Has a credential issued for a course. */
export const useClaim = ({ courseId, kind, renews }: Claim) => {
  const refresh = useRefreshCredentials();
  return useAction(
    () => api.call('credentials.claim', { body: { courseId, kind } }),
    renews ? 'Certificate renewed' : 'Certificate issued',
    refresh,
  );
};
