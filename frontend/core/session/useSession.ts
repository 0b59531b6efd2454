import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '#shared/features/users/schema.ts';
import { api } from '../api/client.ts';
import { forgetDrafts } from './drafts.ts';
import { tellWindows } from './windows.ts';

const sessionQuery = api.query('auth.session');

interface Session {
  /** The signed-in user; null when signed out, undefined while loading. */
  user: User | null | undefined;
  /** The session could not be loaded. */
  failed: boolean;
  /** Why not. */
  error: Error | null;
  /** Asks again. */
  refresh: () => Promise<{ data: { user: User | null } | undefined }>;
  /** Takes over the answer of a sign-in, a sign-up or a stored profile; null after a sign-out. */
  setUser: (user: User | null) => void;
}

/** The session, cached with the other loaded data. It is refetched when the page gets focus again. */
export const useSession = (): Session => {
  const queryClient = useQueryClient();
  // The user may have signed in or out in another tab.
  const { data, isError, error, refetch } = useQuery({ ...sessionQuery, refetchOnWindowFocus: 'always' });

  const setUser = useCallback(
    (user: User | null) => {
      // The response to a request in flight would be outdated.
      void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
      queryClient.setQueryData(sessionQuery.queryKey, { user });
      // Who signs in again after a session has run out finds what they typed; who signs out leaves nothing behind.
      if (user) return;
      forgetDrafts();
      tellWindows({ userId: null, left: true });
    },
    [queryClient],
  );
  return { user: data?.user, failed: isError && !data, error, refresh: refetch, setUser };
};
