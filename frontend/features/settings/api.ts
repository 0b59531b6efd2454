import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Preferences } from '#shared/features/attention/preferences.ts';

const preferencesQuery = (userId: string) => api.query('users.preferences', { params: { userId } });

/** The user's email preferences. */
export const usePreferences = (userId: string) => useQuery(preferencesQuery(userId));

/** Saves the preferences. `onFailure` receives the error. */
export const useSavePreferences = (userId: string, onFailure: (error: Error) => void) => {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery(userId);
  return useMutation({
    // Requests run one after the other, so that the latest choice wins.
    scope: { id: 'preferences' },
    mutationFn: (body: Preferences) => api.call('users.savePreferences', { params: { userId }, body }),
    onSuccess: (_answer, stored) => queryClient.setQueryData(queryKey, stored),
    onError: onFailure,
  });
};
