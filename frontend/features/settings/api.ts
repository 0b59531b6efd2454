import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/app/api/client.ts';
import type { Preferences } from '#shared/features/users.ts';

const preferencesQuery = (userId: string) => api.query('users.preferences', { params: { userId } });

/** What somebody wants to hear by mail. */
export const usePreferences = (userId: string) => useQuery(preferencesQuery(userId));

/** Stores it; the switch shows the choice at once, and goes back when it could not be stored. */
export const useSavePreferences = (userId: string, onFailure: (error: Error) => void) => {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery(userId);
  return useMutation({
    mutationFn: (body: Preferences) => api.call('users.savePreferences', { params: { userId }, body }),
    onMutate: (chosen) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, chosen);
      return before;
    },
    onError: (error, _chosen, before) => {
      queryClient.setQueryData(queryKey, before);
      onFailure(error);
    },
  });
};
