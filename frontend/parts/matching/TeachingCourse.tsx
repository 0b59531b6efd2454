import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { coursePath } from '#shared/features/courses/paths.ts';

/** Courses change rarely: the receipts of a visit share one search for each skill. */
const STALE_MS = 60 * 60_000;

/** The course that teaches a skill, for a student who lacks it; nothing when none does. */
export function TeachingCourse({ skill }: { skill: string }) {
  const isStudent = useSession().user?.role === 'student';
  const { data } = useQuery({
    ...api.query('courses.list', { query: { skill, limit: 1 } }),
    enabled: isStudent,
    staleTime: STALE_MS,
  });
  const course = data?.items[0];
  if (!isStudent || !course) return null;
  return (
    <span className="block">
      <TextLink to={coursePath(course.id)}>{`Course: ${course.title}`}</TextLink>
    </span>
  );
}
