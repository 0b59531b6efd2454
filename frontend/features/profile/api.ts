import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { ProfileRecord } from '#shared/features/users.ts';

/** Asked anew at every visit, and never kept: an old version cannot be saved. */
const recordQuery = (userId: string) => ({
  ...api.query('users.profile', { params: { userId } }),
  staleTime: 0,
  gcTime: 0,
});

/** My profile with its version. */
export const useProfileRecord = (userId: string) => useQuery(recordQuery(userId));

/** Loads the current version of my profile from the server. */
export const readProfile = (queryClient: QueryClient, userId: string): Promise<ProfileRecord> =>
  queryClient.fetchQuery(recordQuery(userId));

/** Lets what depends on a profile follow it: the resume score, and what is recommended. */
export const refreshDependents = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: api.key('dashboard') });
  void queryClient.invalidateQueries({ queryKey: api.key('opportunities.recommended') });
};
