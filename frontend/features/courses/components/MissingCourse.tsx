import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { COURSES_PATH } from '../paths.ts';

/** In place of a course that does not exist. */
export function MissingCourse() {
  useTitle('Course');
  return (
    <EmptyState
      heading="h1"
      icon={<CoursesIcon />}
      title="We couldn’t find this course"
      action={<ButtonLink to={COURSES_PATH}>All courses</ButtonLink>}
    >
      The link may be incomplete, or the course is no longer offered.
    </EmptyState>
  );
}
