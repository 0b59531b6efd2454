import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/app/api/client.ts';
import { request } from '#frontend/app/api/request.ts';
import type { Filters } from './filters.ts';
import { nonEmptyPage } from './nonEmptyPage.ts';

const pagesOf = ({ type, location, skills, q }: Filters) => {
  const query = { type, location, skills: skills.join(',').toLowerCase(), q };
  const pages = api.pages('opportunities.list', { query });
  return infiniteQueryOptions({
    ...pages,
    queryFn: ({ signal, pageParam }) =>
      nonEmptyPage(pageParam, (cursor) =>
        request('opportunities.list', { query: { ...query, cursor } }, signal),
      ),
    // While other filters load, the list stands as it was: no flicker with every choice.
    placeholderData: keepPreviousData,
  });
};

/** The opportunities that match, page by page. */
export const useOpportunities = (filters: Filters) => useInfiniteQuery(pagesOf(filters));

/** One opportunity in full. */
export const useOpportunity = (id: string) => useQuery(api.query('opportunities.get', { params: { id } }));

/** The best two for the signed-in person's skills. Asked once per visit, not polled. */
export const useRecommended = () => useQuery(api.query('opportunities.recommended'));
