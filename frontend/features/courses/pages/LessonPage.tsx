import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { coursePath } from '#shared/features/courses/paths.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { useEnrolment, useLesson } from '../api.ts';
import { LessonView } from '../components/LessonView.tsx';
import { withProgress } from '../progress/progressQueue.ts';
import { useProgress } from '../progress/useProgress.ts';

/** `/dashboard/student/courses/:id/lessons/:n`. */
export default function LessonPage() {
  const { id = '', n = '' } = useParams();
  const number = Number(n);
  const isLesson = Number.isInteger(number) && number >= 1 && number <= COURSE.lessons.max;
  const { enrolment, known, fresh } = useEnrolment(id);
  const { waiting } = useProgress();
  const { data, error, isFetching, refetch } = useLesson(id, isLesson ? number : undefined, enrolment);
  // Without a connection the lesson is read with what is known.
  if (data && fresh)
    return (
      <LessonView
        key={`${id} ${number} ${data.version}`}
        lesson={data}
        enrolment={enrolment && withProgress(enrolment, waiting)}
        isOutside={known && !enrolment}
      />
    );
  if (errorCode(error) === 'not_found' || !isLesson)
    return (
      <EmptyState
        heading="h1"
        icon={<CoursesIcon />}
        title="We couldn’t find this lesson"
        action={<ButtonLink to={coursePath(id)}>All lessons of the course</ButtonLink>}
      >
        The link may be incomplete, or this version of the course has no such lesson.
      </EmptyState>
    );
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h1"
        title="We couldn’t load this lesson"
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="status" className="mx-auto flex max-w-prose animate-appear flex-col gap-4">
      <span className="sr-only">Loading the lesson…</span>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
