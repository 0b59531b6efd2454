import { useNavigate } from 'react-router-dom';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lessonPath, testPath } from '#shared/features/courses/paths.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';
import { type Enrolment, useEnrol, useLeave } from '../api.ts';

/** Where the student goes on: the lesson where they stopped, or the test once they can take it. `again`: only to read again. */
export const nextStep = (enrolment: Enrolment): { label: string; to: string; again: boolean } => {
  const { courseId, lesson, lessonsDone, lessons, assessment, place } = enrolment;
  const { open, missing, passedAt, renewable } = assessment;
  if (open !== null) return { label: 'Continue the test', to: testPath(courseId), again: false };
  if (lessonsDone.length >= lessons && (passedAt === null || renewable) && missing.length === 0)
    return { label: 'Go to the test', to: testPath(courseId), again: false };
  const to = lessonPath(courseId, lesson);
  if (lessonsDone.length >= lessons) return { label: 'Read again', to, again: true };
  const isNew = lessonsDone.length === 0 && lesson === 1 && place === 0;
  return { label: isNew ? 'Start lesson 1' : `Continue with lesson ${lesson}`, to, again: false };
};

interface ContinueLinkProps {
  enrolment: Enrolment;
  /** Beside others of its kind. */
  quiet?: boolean;
}

/** The next step as a button: the main one of its place, unless there is nothing left to do. */
export function ContinueLink({ enrolment, quiet = false }: ContinueLinkProps) {
  const { label, to, again } = nextStep(enrolment);
  return (
    <ButtonLink variant={again || quiet ? 'secondary' : 'primary'} to={to}>
      {label}
      {quiet && <span className="sr-only">: {enrolment.title}</span>}
    </ButtonLink>
  );
}

interface CourseActionsProps {
  course: WholeCourse;
  /** Undefined for a student who never was in it. */
  enrolment: Enrolment | undefined;
}

/** Start, Continue, Return and Leave. */
export function CourseActions({ course: { id, retired }, enrolment }: CourseActionsProps) {
  const navigate = useNavigate();
  const start = useEnrol(id, 'Course started', ({ lesson }) => navigate(lessonPath(id, lesson)));
  const comeBack = useEnrol(id, 'You are back in the course');
  const leave = useLeave(id);
  if (!enrolment)
    return (
      !retired && (
        <Button variant="primary" pending={start.isPending} onClick={() => start.mutate(undefined)}>
          Start course
        </Button>
      )
    );
  if (enrolment.status === 'left')
    return (
      <Button variant="primary" pending={comeBack.isPending} onClick={() => comeBack.mutate(undefined)}>
        Return to the course
      </Button>
    );
  return (
    <>
      <Button variant="quiet" pending={leave.isPending} onClick={() => leave.mutate()}>
        Leave course
      </Button>
      <ContinueLink enrolment={enrolment} />
    </>
  );
}
