import { hashKey, MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCode, isChosen, isForbidden } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { PLATFORM_KEY } from '#frontend/core/platform.ts';
import { watchSession } from '#frontend/core/session/watchSession.ts';

const SESSION = api.query('auth.session').queryKey;

/** Loaded data never goes stale by itself, and requests are not retried by default (spec, point 9). */
export const createQueryClient = (): QueryClient => {
  const onError = (error: Error) => {
    // The session has ended, or another user has signed in: ask who it is, so that the screens can show it.
    if (errorCode(error) === 'unauthenticated' || isForbidden(error))
      void client.invalidateQueries({ queryKey: SESSION });
    // An admin has closed something since this was loaded: the screen and its frame show it.
    if (isChosen(error)) void client.invalidateQueries({ queryKey: PLATFORM_KEY });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Asking for the session again because of its own refusal would never end.
      onError: (error, query) => {
        if (query.queryHash !== hashKey(SESSION)) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a network a request fails at once and can be repeated, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  watchSession(client);
  // A screen that could not be loaded without a connection is loaded as soon as there is one.
  onlineManager.subscribe((online) => {
    if (online)
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && state.data === undefined,
      });
  });
  return client;
};
