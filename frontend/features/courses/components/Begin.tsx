import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { coursePath, lessonPath } from '#shared/features/courses/paths.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';
import { type Enrolment, refreshEnrolments } from '../api.ts';
import { attemptQuery } from '../attempts/attempt.ts';
import { missingInWords, untilInWords } from '../words.ts';

interface BeginProps {
  course: WholeCourse;
  enrolment: Enrolment | undefined;
}

/** Begins an attempt, or says what is missing for one and leads there. */
export function Begin({ course, enrolment }: BeginProps) {
  const start = useStart(course.id);
  if (!enrolment || enrolment.status === 'left')
    return (
      <Card title="Before you begin">
        <p className="mb-4 text-small">
          {enrolment
            ? 'You left this course. Return to it to take its test.'
            : 'The test is for those who have read the course.'}
        </p>
        <ButtonLink variant="primary" to={coursePath(course.id)}>
          {enrolment ? 'Return to the course' : 'Look at the course'}
        </ButtonLink>
      </Card>
    );
  if (enrolment.assessment.missing.length > 0) return <Missing course={course} enrolment={enrolment} />;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="primary" size="large" pending={start.isPending} onClick={() => start.mutate()}>
        Start the test
      </Button>
      <p className="text-small text-muted">It is then open until this time tomorrow.</p>
    </div>
  );
}

/** What is missing, each with the way to it. */
function Missing({ course, enrolment: { lessonsDone, assessment } }: BeginProps & { enrolment: Enrolment }) {
  const zone = useTimeZone();
  const { missing, nextFrom } = assessment;
  const when =
    nextFrom === null ? 'later' : untilInWords(nextFrom, serverNow(), (moment) => momentIn(moment, zone));
  const isAgain = assessment.attempts.length > 0;
  const lessons = course.outline.filter(({ number }) => !lessonsDone.includes(number));
  return (
    <Card title={isAgain ? 'The next attempt' : 'Before you begin'}>
      <ul className="flex flex-col gap-4 text-small">
        {missing.map((one) => (
          <li key={one} className="flex flex-col gap-2">
            <p className="font-medium tabular-nums">{missingInWords(one, when)}</p>
            {one === 'lessons' && (
              <ul className="flex flex-col gap-1 pl-4">
                {lessons.map(({ number, title }) => (
                  <li key={number} className="wrap-anywhere">
                    <TextLink to={lessonPath(course.id, number)}>
                      {`Lesson ${number}: `}
                      <bdi>{title}</bdi>
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
            {one === 'email' && <ConfirmEmailNotice reason="Open it before you take a test." />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const useStart = (courseId: string) => {
  const client = useQueryClient();
  return useAction(
    async () => {
      const attempt = await api.call('assessments.start', { body: { courseId } });
      client.setQueryData(attemptQuery(attempt.id).queryKey, attempt);
    },
    'The test has begun',
    () => refreshEnrolments(client),
  );
};
