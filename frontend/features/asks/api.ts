import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { AskTopic } from '#shared/features/asks/rules.ts';

interface Filters {
  readonly q: string;
  readonly topic: AskTopic | '';
}

const queryOf = ({ q, topic }: Filters) => ({ ...(q !== '' && { q }), ...(topic !== '' && { topic }) });

/** The alumni who have room this week. */
export const usePeople = (filters: Filters) =>
  useInfiniteQuery({
    ...api.pages('asks.people', { query: queryOf(filters) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const usePublished = (filters: Filters) =>
  useInfiniteQuery({
    ...api.pages('asks.published', { query: queryOf(filters) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
