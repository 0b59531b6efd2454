import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** The requests of the own company. */
export const useOwnRequests = () => useQuery({ ...api.query('plan-requests.mine'), staleTime: 0 });

/** What the plan of the own company promises about messages, and what became of it. */
export const useSupport = () => useQuery({ ...api.query('contact.support'), staleTime: 0 });

/** The requests of all companies, for admins. */
export const useRequests = (view: 'waiting' | 'all') =>
  useInfiniteQuery({ ...api.pages('plan-requests.list', { query: { view, limit: 20 } }), staleTime: 0 });

export const useRefreshRequests = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('plan-requests') });
};
