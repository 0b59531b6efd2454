import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

/** The courses whose task mentors verified. A student’s projects are one page. */
export const useVerifiedCourses = (): ReadonlySet<string> => {
  const { data } = useInfiniteQuery({
    ...api.pages('projects.list', { query: { limit: PROJECT.most } }),
    staleTime: 30_000,
  });
  const projects = data?.pages.flatMap(({ items }) => items) ?? [];
  return new Set(
    projects.flatMap(({ status, course }) => (status === 'verified' && course ? [course.id] : [])),
  );
};
