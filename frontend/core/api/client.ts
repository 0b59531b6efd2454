import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, CallableId, InputArgs, InputOf, LeadingId, PagedId } from '#shared/route-types.ts';
import type { FeatureName, RouteId } from '#shared/routes.ts';
import { hrefOf, request } from './request.ts';

/** Keys go from general to specific, so that `['opportunities']` matches every key that starts with it. */
const keyOf = (id: RouteId, input: unknown): readonly unknown[] => {
  const parts = id.split('.');
  return input === undefined ? parts : [...parts, input];
};

/**
 * The API, typed by the contract. The browser carries only its types and the generated `id → [method, path]`.
 *
 *     useQuery(api.query('opportunities.list', { query: { type: 'job' } }))
 *     useMutation({ mutationFn: (body: …) => api.call('applications.apply', { body }) })
 *     queryClient.invalidateQueries({ queryKey: api.key('dashboard') })
 */
export const api = {
  /** Calls a route at once. @throws ApiError */
  call: <Id extends CallableId>(id: Id, ...[input]: InputArgs<Id>): Promise<AnswerOf<Id>> =>
    request(id, input as InputOf<Id> | undefined),

  /** react-query's options for a route that reads; the key is `['opportunities', 'list', input]`. */
  query: <Id extends CallableId>(id: Id, ...[input]: InputArgs<Id>) =>
    queryOptions({
      queryKey: keyOf(id, input),
      queryFn: ({ signal }) => request(id, input as InputOf<Id> | undefined, signal),
    }),

  /** The same for a list that is loaded page by page: follows `nextCursor`. */
  pages: <Id extends PagedId>(id: Id, ...[input]: InputArgs<Id>) =>
    infiniteQueryOptions({
      // Apart from the key of a single page: the two hold different shapes.
      queryKey: [...keyOf(id, input ?? {}), 'pages'],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ signal, pageParam }) => {
        const given = input as { query?: object } | undefined;
        const withCursor = { ...given, query: { ...given?.query, cursor: pageParam } };
        return request(id, withCursor as InputOf<Id>, signal);
      },
      getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
    }),

  /** The address of a route that leads the browser elsewhere. It is gone to, not called. */
  href: <Id extends LeadingId>(id: Id, input: InputOf<Id>): string => hrefOf(id, input),

  /** The key of everything that a feature or a route has loaded, to invalidate it. */
  key: (prefix: FeatureName | RouteId): readonly unknown[] => keyOf(prefix as RouteId, undefined),
};
