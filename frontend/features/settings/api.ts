import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Preferences } from '#shared/features/users.ts';

const preferencesQuery = (userId: string) => api.query('users.preferences', { params: { userId } });

/** What somebody wants to hear by mail. */
export const usePreferences = (userId: string) => useQuery(preferencesQuery(userId));

/** Stores it, after what was chosen before; `onFailure` is told why it could not. */
export const useSavePreferences = (userId: string, onFailure: (error: Error) => void) => {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery(userId);
  return useMutation({
    // One after the other: what was chosen last is what stays.
    scope: { id: 'preferences' },
    mutationFn: (body: Preferences) => api.call('users.savePreferences', { params: { userId }, body }),
    onSuccess: (_answer, stored) => queryClient.setQueryData(queryKey, stored),
    onError: onFailure,
  });
};
