import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '#shared/features/users.ts';
import { api } from '../api/client.ts';
import { forgetDrafts } from './drafts.ts';

const sessionQuery = api.query('auth.session');

interface Session {
  /** Who is signed in; null when nobody is, undefined while that is not known. */
  user: User | null | undefined;
  /** The question could not be answered. */
  failed: boolean;
  /** Why not. */
  error: Error | null;
  /** Asks again. */
  refresh: () => Promise<unknown>;
  /** Takes over the answer of a sign-in, a sign-up or a stored profile; null after a sign-out. */
  setUser: (user: User | null) => void;
}

/** The session, asked once and kept with the other loaded data. */
export const useSession = (): Session => {
  const queryClient = useQueryClient();
  const { data, isError, error, refetch } = useQuery(sessionQuery);

  const setUser = useCallback(
    (user: User | null) => {
      const before = queryClient.getQueryData(sessionQuery.queryKey)?.user;
      // An answer that is still on its way is from before.
      void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
      queryClient.setQueryData(sessionQuery.queryKey, { user });
      // What another person loaded is not for this one's eyes.
      if (before?.id !== user?.id) queryClient.removeQueries({ predicate: holdsPersonalData });
      // Nor what they were typing. Who signs in again after a session has run out finds it as they left it.
      if (before && before.id !== user?.id) forgetDrafts();
    },
    [queryClient],
  );
  return { user: data?.user, failed: isError && !data, error, refresh: refetch, setUser };
};

const holdsPersonalData = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== 'auth' && queryKey[0] !== 'config';
