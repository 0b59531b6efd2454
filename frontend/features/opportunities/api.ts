import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { ListedOpportunity } from './slots.ts';

/** One opportunity in full. */
export const useOpportunity = (id: string) => useQuery(api.query('opportunities.get', { params: { id } }));

/** An opportunity as any loaded list has it, to show before the rest has loaded. */
export const useCachedSummary = (id: string): ListedOpportunity | undefined => {
  const client = useQueryClient();
  const inLists = (queryKey: readonly unknown[]): ListedOpportunity | undefined => {
    const lists = client.getQueriesData<InfiniteData<{ items: readonly ListedOpportunity[] }>>({ queryKey });
    for (const [, list] of lists)
      for (const { items } of list?.pages ?? []) {
        const found = items.find((item) => item.id === id);
        if (found) return found;
      }
    return undefined;
  };
  return inLists(api.key('opportunities.list')) ?? inLists(api.key('opportunities.saved'));
};

/**
 * The best two for the signed-in user's skills. Loaded at every visit of the home, because skills and applications change
 * elsewhere, and not again while they are shown: an opportunity the user has just applied for must not disappear.
 */
export const useRecommended = () =>
  useQuery({ ...api.query('opportunities.recommended'), refetchOnMount: 'always' });

/**
 * The receipt of the user's match, for those who may apply. It follows the profile, which changes elsewhere. There is none of a
 * posting that has no id yet.
 */
export const useReceipt = (id: string | undefined) => {
  const { user } = useSession();
  const isForUser = Boolean(id !== undefined && user && mayApply(user.role));
  const query = useQuery({
    ...api.query('opportunities.match', { params: { id: id ?? '' } }),
    enabled: isForUser,
    refetchOnMount: 'always',
  });
  return {
    isForUser,
    receipt: query.data,
    error: query.error,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
};
