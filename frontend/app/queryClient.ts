import { QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { watchSession } from '#frontend/core/session/watchSession.ts';

/** Loaded data never goes stale by itself, and requests are not retried by default (spec, point 9). */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The session has ended behind our back: ask who is signed in, so that the screens can say it.
      onError: (error) => {
        if (errorCode(error) === 'unauthenticated')
          client.invalidateQueries({ queryKey: api.key('auth.session') });
      },
    }),
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
  return client;
};
