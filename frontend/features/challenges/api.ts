import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';

const challengeQuery = (id: string) => api.query('challenges.get', { params: { id } });

/** Teams and deadlines change, so a challenge is asked for again whenever it is shown. */
export const useChallenge = (id: string) => useQuery({ ...challengeQuery(id), staleTime: 0 });

/** A challenge as everyone sees it, with or without an account. */
export const usePublicChallenge = (id: string) => useQuery(api.query('challenges.page', { params: { id } }));

/** The entries that were handed in, for the host and admins. */
export const useEntries = (id: string) =>
  useInfiniteQuery({ ...api.pages('challenges.entries', { params: { id } }), staleTime: 0 });

/** One entry, as its team or the host sees it. */
export const useEntry = (id: string, entryId: string) =>
  useQuery({ ...api.query('challenges.entry', { params: { id, entryId } }), staleTime: 0 });

/** One version of an entry that was handed in; it never changes. */
export const useEntryVersion = (id: string, entryId: string, number: number) =>
  useQuery({
    ...api.query('challenges.entryVersion', { params: { id, entryId, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Takes over a challenge that a change answered, and has the lists and the entries loaded again. */
export const useChallengeChanged = () => {
  const client = useQueryClient();
  return async (challenge: Challenge): Promise<void> => {
    client.setQueryData(challengeQuery(challenge.id).queryKey, challenge);
    await Promise.all(
      (['challenges.list', 'challenges.entries', 'challenges.entry'] as const).map((name) =>
        client.invalidateQueries({ queryKey: api.key(name) }),
      ),
    );
  };
};

/** Everything about challenges is loaded again: after a change that does not answer the challenge, or a refusal. */
export const useRefreshChallenges = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('challenges') });
};
