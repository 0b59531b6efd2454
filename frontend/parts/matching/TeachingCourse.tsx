import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { coursePath } from '#shared/features/courses/paths.ts';

/** Courses change rarely: the receipts of a visit share one search for each skill. */
const STALE_MS = 60 * 60_000;

interface TeachingCourseProps {
  skill: string;
  /** A review of a project can prove it, too. */
  proof?: boolean | undefined;
}

/** Where a student gets on with a skill: the course that teaches it, and the projects that mentors review. */
export function TeachingCourse({ skill, proof = false }: TeachingCourseProps) {
  const isStudent = useSession().user?.role === 'student';
  const { data } = useQuery({
    ...api.query('courses.list', { query: { skill, limit: 1 } }),
    enabled: isStudent,
    staleTime: STALE_MS,
  });
  const course = data?.items[0];
  if (!isStudent) return null;
  return (
    <>
      {course && (
        <span className="block">
          <TextLink to={coursePath(course.id)}>{`Course: ${course.title}`}</TextLink>
        </span>
      )}
      {proof && (
        <span className="block">
          <TextLink to="/dashboard/student/projects">Have a project verified</TextLink>
        </span>
      )}
    </>
  );
}
