import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Candidate } from '#shared/features/screening/routes.ts';
import { queryOf, type ScreeningFilters } from './screeningFilters.ts';

/** A candidate with the id that lists need. */
export interface ListedCandidate extends Candidate {
  readonly id: string;
}

/** The postings that have applicants. */
export const useScreenedPostings = () =>
  useQuery({ ...api.query('screening.postings'), staleTime: 0, retry: false });

/** The candidates of a posting that the filters find. Others apply and are decided about meanwhile. */
export const useCandidates = (id: string, values: ScreeningFilters) =>
  useInfiniteQuery({
    ...api.pages('screening.list', { params: { id }, query: queryOf(values) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 30_000,
    enabled: id !== '',
  });

/** Candidates line by line. */
export const useComparison = (id: string, keys: readonly string[]) =>
  useQuery({
    ...api.query('screening.compare', { params: { id }, query: { keys: keys.join(',') } }),
    staleTime: 0,
  });

/** One candidate line by line. */
export const useCandidate = (id: string, key: string) =>
  useQuery({ ...api.query('screening.candidate', { params: { id }, query: { key } }), staleTime: 0 });

/** How stable the places of candidates are. */
export const useStability = (id: string, keys: readonly string[]) =>
  useQuery({
    ...api.query('screening.stability', { params: { id }, query: { keys: keys.join(',') } }),
    staleTime: 60_000,
    retry: false,
  });

/** The filters that the user saved. */
export const useSavedFilters = () =>
  useQuery({ ...api.query('screening.filters'), staleTime: 0, retry: false });
