import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** How often a screen asks again while judges are being assigned, which takes seconds. */
const ASSIGNING_MS = 4000;

/** Judging of a challenge as its host, or an admin, sees it. */
export const useOverview = (challengeId: string) =>
  useQuery({
    ...api.query('judging.judging', { params: { id: challengeId }, query: {} }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.phase === 'assigning' ? ASSIGNING_MS : false),
  });

/** The published results of a challenge: they never change. */
export const useResults = (challengeId: string) =>
  useQuery({
    ...api.query('judging.results', { params: { id: challengeId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Loads again what a change of judges or a publication changes. */
export const refreshJudging = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['judging', 'challenges'] as const).map((feature) =>
      client.invalidateQueries({ queryKey: api.key(feature) }),
    ),
  );
