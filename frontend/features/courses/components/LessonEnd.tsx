import { useNavigate } from 'react-router-dom';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { ArrowLeftIcon } from '#frontend/ui/style/icons.ts';
import { coursePath, lessonPath } from '#shared/features/courses/paths.ts';
import type { Lesson } from '#shared/features/courses/schema.ts';

interface LessonEndProps {
  lesson: Lesson;
  isDone: boolean;
  /** The student is in the course. */
  reads: boolean;
  onDone: () => void;
}

/** The way on, at the end of a lesson. */
export function LessonEnd({ lesson: { courseId, number, lessons }, isDone, reads, onDone }: LessonEndProps) {
  const navigate = useNavigate();
  const isLast = number === lessons;
  const next = isLast ? coursePath(courseId) : lessonPath(courseId, number + 1);
  const finish = () => {
    onDone();
    navigate(next);
  };
  return (
    <nav
      aria-label="Lessons"
      className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6"
    >
      {number > 1 ? (
        <ButtonLink
          variant="quiet"
          icon={<ArrowLeftIcon aria-hidden="true" />}
          to={lessonPath(courseId, number - 1)}
        >
          Previous lesson
        </ButtonLink>
      ) : (
        <span />
      )}
      {reads && !isDone ? (
        <Button variant="primary" onClick={finish}>
          {isLast ? 'Mark as done and finish' : 'Mark as done and continue'}
        </Button>
      ) : (
        <ButtonLink variant="primary" to={next}>
          {isLast ? 'To the course' : 'Next lesson'}
        </ButtonLink>
      )}
    </nav>
  );
}
