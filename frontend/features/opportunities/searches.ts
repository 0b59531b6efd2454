import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { SavedSearch } from '#shared/features/searches/routes.ts';
import type { Alert } from '#shared/features/searches/rules.ts';
import { EXPLORE_FILTERS, type Filters } from './exploreFilters.ts';

const listQuery = api.query('searches.list');

/** The user's saved searches, latest first. */
export const useSearches = () => useQuery(listQuery);

/** The filters of a saved search. */
export const filtersOf = ({ query }: Pick<SavedSearch, 'query'>): Filters =>
  EXPLORE_FILTERS.read(new URLSearchParams(query));

/** What of filters is saved: the parameters of their address. */
export const queryToSave = (filters: Filters): Record<string, string> =>
  Object.fromEntries(EXPLORE_FILTERS.write(filters));

/** Changes to saved searches that need no form. They show at once, and go back when they could not be stored. */
export const useChangeSearches = () => {
  const queryClient = useQueryClient();
  const set = (change: (items: readonly SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData(listQuery.queryKey, (now) => now && { items: change(now.items) });
  const say = (title: string) => (error: Error) => {
    void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
    toast({
      title,
      description: errorMessage(error, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(error),
    });
  };
  const scope = { id: 'searches' };
  const alert = useMutation({
    scope,
    mutationFn: ({ id, to }: { id: string; to: Alert }) =>
      api.call('searches.change', { params: { id }, body: { alert: to } }),
    onError: say('We couldn’t change this alert'),
  });
  const remove = useMutation({
    scope,
    mutationFn: ({ id }: SavedSearch) => api.call('searches.remove', { params: { id } }),
    onError: say('We couldn’t delete this search'),
  });
  const restore = useMutation({
    scope,
    mutationFn: ({ name, query, alert: to }: SavedSearch) =>
      api.call('searches.add', { body: { name, query, alert: to } }),
    onSuccess: (restored, { id }) => set((items) => items.map((one) => (one.id === id ? restored : one))),
    onError: say('We couldn’t restore this search'),
  });
  const setAlert = (change: { id: string; to: Alert }) => {
    set((items) => items.map((one) => (one.id === change.id ? { ...one, alert: change.to } : one)));
    alert.mutate(change);
  };
  return { setAlert, remove: remove.mutate, restore: restore.mutate };
};
