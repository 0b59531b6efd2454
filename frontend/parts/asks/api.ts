import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { AskSide } from '#shared/features/asks/rules.ts';

/** The questions of the user on one side, those that wait first. */
export const useAsks = (as: AskSide) =>
  useInfiniteQuery({
    ...api.pages('asks.list', { query: { as } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAskSettings = () => useQuery({ ...api.query('asks.settings'), staleTime: 0 });

/** Loads everything about questions again. */
export const useRefreshAsks = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('asks') });
};
