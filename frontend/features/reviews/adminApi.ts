import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { AnswerOf } from '#shared/route-types.ts';

// Loaded again at every visit: other admins change them, and nothing reports it.
const FRESH = { staleTime: 0 } as const;

/** All versions of the rubric, the latest first, with how far reviewers are apart. */
export const useRubrics = () => useQuery({ ...api.query('reviews.rubrics'), ...FRESH });
export type Disagreement = AnswerOf<'reviews.rubrics'>['disagreement'][number];

/** The reference projects with their expected scores. */
export const useAdminReferences = () => useQuery({ ...api.query('reviews.adminReferences'), ...FRESH });
export type AdminReference = AnswerOf<'reviews.adminReferences'>['items'][number];

/** Finished reviews, the latest first. */
export const useFinishedReviews = () =>
  useInfiniteQuery({ ...api.pages('reviews.adminList', { query: { limit: 20 } }), ...FRESH });
export type FinishedRow = AnswerOf<'reviews.adminList'>['items'][number];

/** Loads again what an admin may have changed. */
export const useRefreshRubrics = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('reviews') });
};
