import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { lessonPath, testPath } from '#shared/features/courses/paths.ts';
import { type Enrolment, useEnrolments } from '../api.ts';
import { MINE_PATH } from '../paths.ts';
import { progressOfCourse } from '../words.ts';

/** Where to go on, and what the link says; undefined when nothing is left to do. */
const nextOf = ({ courseId, title, lesson, lessonsDone, lessons, assessment, status }: Enrolment) => {
  if (status === 'left') return undefined;
  if (assessment.open !== null) return { to: testPath(courseId), words: `Continue the test: ${title}` };
  if (lessonsDone.length < lessons)
    return { to: lessonPath(courseId, lesson), words: `Continue: ${title}, lesson ${lesson}` };
  const { passedAt, renewable, missing } = assessment;
  if ((passedAt !== null && !renewable) || missing.length > 0) return undefined;
  return { to: testPath(courseId), words: `Take the test: ${title}` };
};

/** The course that the student read last and is not done with. Without one there is nothing to continue. */
export default function HomeCourse() {
  const enrolments = useEnrolments().data?.pages.flatMap(({ items }) => items) ?? [];
  const open = enrolments.flatMap((enrolment) => {
    const next = nextOf(enrolment);
    return next ? [{ enrolment, next }] : [];
  })[0];
  if (!open) return null;
  return (
    <Card
      title="Courses"
      actions={
        <span className="text-small">
          <TextLink to={MINE_PATH}>See all</TextLink>
        </span>
      }
    >
      <p className="font-medium wrap-anywhere">
        <TextLink to={open.next.to}>
          <bdi>{open.next.words}</bdi>
        </TextLink>
      </p>
      <p className="mt-1 text-small text-muted tabular-nums">{progressOfCourse(open.enrolment)}</p>
    </Card>
  );
}
