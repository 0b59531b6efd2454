import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { attemptWorkflow } from '#shared/features/assessments/rules.ts';
import { coursePath } from '#shared/features/courses/paths.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';
import { type Enrolment, useCourse, useEnrolment } from '../api.ts';
import { Begin } from '../components/Begin.tsx';
import { MissingCourse } from '../components/MissingCourse.tsx';
import { TestRules } from '../components/TestRules.tsx';
import { COURSES_PATH } from '../paths.ts';

const AttemptScreen = lazyPart<{ id: string }>(async () => ({
  default: (await import('../components/AttemptScreen.tsx')).AttemptScreen,
}));

/** The parameter of the address for an attempt that has ended. */
const ATTEMPT = 'attempt';

/** `/dashboard/student/courses/:id/test`: the rules and the attempts, or the attempt that is open. */
export default function TestPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const own = useEnrolment(id);
  const { enrolment } = own;
  const course = useCourse(id, enrolment);
  if (errorCode(course.error) === 'not_found') return <MissingCourse />;
  const failed = course.error ?? (own.known ? null : own.error);
  const trail = [
    { label: 'Courses', to: COURSES_PATH },
    { label: course.data?.title ?? 'Course', to: coursePath(id) },
  ];
  const shown = params.get(ATTEMPT) ?? enrolment?.assessment.open ?? null;
  return (
    <div className="mx-auto max-w-prose">
      <PageHeader
        title={course.data ? `Test: ${course.data.title}` : 'Test'}
        above={<Breadcrumb trail={trail} current="Test" />}
      />
      {failed && !course.isFetching && !own.isFetching && (
        <RetryNotice
          error={failed}
          heading="h2"
          title="We couldn’t load the test"
          onRetry={() => void (course.error ? course.refetch() : own.refetch())}
        />
      )}
      {!failed && !(course.data && own.known) && (
        <Skeleton className="h-96 w-full animate-appear rounded-card" />
      )}
      {course.data && own.known && (
        <>
          {shown !== null && (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
              <AttemptScreen key={shown} id={shown} />
            </Suspense>
          )}
          {(shown === null || shown !== enrolment?.assessment.open) && (
            <Overview course={course.data} enrolment={enrolment} shown={shown} />
          )}
        </>
      )}
    </div>
  );
}

interface OverviewProps {
  course: WholeCourse;
  enrolment: Enrolment | undefined;
  /** The attempt whose result is above. */
  shown: string | null;
}

/** What an attempt is, whether one can begin, and those that were. */
function Overview({ course, enrolment, shown }: OverviewProps) {
  const zone = useTimeZone();
  const attempts = enrolment?.assessment.attempts ?? [];
  const passedAt = enrolment?.assessment.passedAt;
  return (
    <div className="flex flex-col gap-6">
      {shown === null && <TestRules course={course} />}
      {typeof passedAt === 'string' && (
        <p className="font-medium tabular-nums">{`You passed on ${momentIn(passedAt, zone)}.`}</p>
      )}
      {(typeof passedAt !== 'string' || enrolment?.assessment.renewable) && (
        <Begin course={course} enrolment={enrolment} />
      )}
      {attempts.length > 0 && (
        <Card title="Your attempts">
          <ol className="-my-3 divide-y divide-line">
            {attempts.map(({ id, at, status }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-small">
                <TextLink
                  quiet
                  to={`?${ATTEMPT}=${encodeURIComponent(id)}`}
                  aria-current={id === shown || undefined}
                >
                  {`Attempt of ${momentIn(at, zone)}`}
                </TextLink>
                <StatusBadge {...attemptWorkflow.statuses[status]} />
              </li>
            ))}
          </ol>
        </Card>
      )}
      {shown !== null && <TestRules course={course} />}
    </div>
  );
}
