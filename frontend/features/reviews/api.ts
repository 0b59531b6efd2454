import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import type { ReviewFilters } from './reviewFilters.ts';

// Loaded again at every visit: other mentors claim reviews all the time, and nothing reports it.
const FRESH = { staleTime: 0 } as const;

/** What waits for a review with the user's claims before, or what the user completed. */
export const useReviews = (
  tab: 'pending' | 'completed',
  { category, technology }: Pick<ReviewFilters, 'category' | 'technology'>,
) =>
  useInfiniteQuery({
    ...api.pages('reviews.list', {
      query: {
        tab,
        ...(category !== '' && { category }),
        ...(technology !== '' && { technology }),
      },
    }),
    ...FRESH,
    placeholderData: keepPreviousData,
  });

/** One review: one that waits, or the user's own. */
export const useReview = (id: string) =>
  useQuery({ ...api.query('reviews.get', { params: { id } }), ...FRESH });

/** The rubric that new reviews are rated by. */
export const useRubric = () => useQuery(api.query('reviews.rubric', { params: { version: 'current' } }));

/** The reference projects, with what the user made of them. */
export const useReferences = () => useQuery(api.query('reviews.references'));

/** The comments that the user can use again, their own first. */
export const useTemplates = () => useInfiniteQuery(api.pages('reviews.templates', { query: { limit: 50 } }));

/** Stores a review as the server answered it, and loads the lists again. */
export const storeReview = (client: QueryClient, review: Review): void => {
  client.setQueryData(api.query('reviews.get', { params: { id: review.id } }).queryKey, review);
  void client.invalidateQueries({ queryKey: api.key('reviews.list') });
};

/** Loads again what others may have changed: the lists and the open review. */
export const useRefreshReviews = (): (() => Promise<unknown>) => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      (['reviews.list', 'reviews.get'] as const).map((route) =>
        client.invalidateQueries({ queryKey: api.key(route) }),
      ),
    );
};
