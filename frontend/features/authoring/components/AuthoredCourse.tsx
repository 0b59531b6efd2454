import { type ReactNode, Suspense } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { courseWorkflow } from '#shared/features/courses/rules.ts';
import { type Course, useAuthored } from '../api.ts';
import { authoringPath, useAuthorRole } from '../paths.ts';
import { useCourseAddress } from '../useCourseAddress.ts';
import { findingsInWords, sizeInWords, versionInWords } from '../words.ts';
import { CourseActions } from './CourseActions.tsx';

interface PartProps {
  course: Course;
  editable: boolean;
}

// Each part has forms of its own, which arrive when it is opened.
const About = lazyPart<PartProps>(async () => ({ default: (await import('./About.tsx')).About }));
const Lessons = lazyPart<PartProps>(async () => ({
  default: (await import('./Lessons.tsx')).Lessons,
}));
const Test = lazyPart<PartProps>(async () => ({ default: (await import('./Test.tsx')).Test }));
const Checks = lazyPart<PartProps>(async () => ({
  default: (await import('./Checks.tsx')).Checks,
}));
const Statistics = lazyPart<{ course: Course; own: boolean }>(async () => ({
  default: (await import('./Statistics.tsx')).Statistics,
}));
const Review = lazyPart<{ course: Course }>(async () => ({
  default: (await import('./Review.tsx')).Review,
}));

const part = (content: ReactNode) => (
  <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>{content}</Suspense>
);

/** One course for its author, and for the one who reviews it. */
export function AuthoredCourse({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useAuthored(id);
  const list = authoringPath(useAuthorRole());
  if (data) return <Loaded key={id} course={data} list={list} />;
  return (
    <>
      <PageHeader
        title="Course"
        above={<Breadcrumb trail={[{ label: 'Courses', to: list }]} current="Course" />}
      />
      {errorCode(error) === 'not_found' ? (
        <EmptyState
          icon={<CoursesIcon />}
          heading="h2"
          title="This course isn’t open to you"
          action={<ButtonLink to={`${list}?tab=review`}>Courses to review</ButtonLink>}
        >
          Only its author and the reviewer who claimed it can read it. It may have been deleted.
        </EmptyState>
      ) : error && !isFetching ? (
        <RetryNotice
          error={error}
          title="We couldn’t load this course"
          heading="h2"
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 w-full animate-appear rounded-card" />
      )}
    </>
  );
}

function Loaded({ course, list }: { course: Course; list: string }) {
  const me = useCurrentUser().id;
  const { tab, openTab } = useCourseAddress();
  const { title, status, published, author, findings, about, packs } = course;
  const own = author.id === me;
  const editable = own && status !== 'in_review';
  const questions = packs.reduce((sum, pack) => sum + pack.length, 0);
  const size = sizeInWords({ lessons: course.lessons.length, questions });
  return (
    <>
      <PageHeader
        title={title}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...courseWorkflow.statuses[status]} />
            <span className="tabular-nums">
              {`${versionInWords(published)}. ${size}. Checks: ${findingsInWords(findings)}.`}
            </span>
          </span>
        }
        above={<Breadcrumb trail={[{ label: 'Courses', to: list }]} current={title} />}
        action={own && <CourseActions course={course} />}
      />
      <div className="flex flex-col gap-6">
        {own ? <State course={course} /> : part(<Review course={course} />)}
        <Tabs
          label="Parts of the course"
          value={tab}
          onChange={openTab}
          tabs={[
            {
              value: 'about',
              label: 'About',
              content: part(<About course={course} editable={editable} />),
            },
            {
              value: 'lessons',
              label: 'Lessons',
              count: course.lessons.length,
              content: part(<Lessons course={course} editable={editable} />),
            },
            {
              value: 'test',
              label: 'Test',
              count: about.objectives.length,
              content: part(<Test course={course} editable={editable} />),
            },
            {
              value: 'checks',
              label: 'Checks',
              count: findings.length,
              content: part(<Checks course={course} editable={editable} />),
            },
            {
              value: 'statistics',
              label: 'Statistics',
              content: part(<Statistics course={course} own={own} />),
            },
          ]}
        />
      </div>
    </>
  );
}

/** Where the course is, for its author: in review, or decided about. */
function State({ course: { status, claimed, decision } }: { course: Course }) {
  const zone = useTimeZone();
  if (status === 'in_review')
    return (
      <Notice title="This course is in review">
        {claimed ? (
          <>
            <bdi>{claimed.by.name}</bdi> reads it, until {dayIn(claimed.until, zone)}.
          </>
        ) : (
          'It waits for another author. You can take it back to go on writing.'
        )}
      </Notice>
    );
  if (!decision) return null;
  const isApproved = decision.decision === 'approve';
  return (
    <Notice
      tone={isApproved ? 'plain' : 'warning'}
      title={
        <>
          {isApproved ? 'Approved by ' : 'Returned by '}
          <bdi>{decision.by.name}</bdi>, {dayIn(decision.at, zone)}
        </>
      }
    >
      <p dir="auto" className="whitespace-pre-line">
        {decision.reason}
      </p>
    </Notice>
  );
}
