import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { coursePath, testPath } from '#shared/features/courses/paths.ts';
import { enrolmentWorkflow } from '#shared/features/enrolments/rules.ts';
import { type Enrolment, useEnrolments } from '../api.ts';
import { withProgress } from '../progress/progressQueue.ts';
import { useProgress } from '../progress/useProgress.ts';
import { progressOfCourse, testInWords } from '../words.ts';
import { ContinueLink } from './CourseActions.tsx';

/** The student's courses, the latest read first: where they stopped, and where they are with the test. */
export function MyCourses({ find }: { find: string }) {
  const rows = useRef<HTMLUListElement>(null);
  const list = useEnrolments();
  const { waiting } = useProgress();
  return (
    <ListStates
      list={list}
      skeleton={<RowsSkeleton />}
      failed={{ title: 'We couldn’t load your courses' }}
      empty={
        <EmptyState
          icon={<CoursesIcon />}
          heading="h2"
          title="You haven’t started a course yet"
          action={
            <ButtonLink variant="primary" to={find}>
              Find a course
            </ButtonLink>
          }
        >
          Courses that you start appear here, with the lesson where you stopped.
        </EmptyState>
      }
    >
      {() => (
        <div className="max-w-page">
          <ul
            ref={rows}
            aria-label="My courses"
            className="divide-y divide-line border-y border-line max-lg:-mx-4"
          >
            {itemsOf(list).map((enrolment, at) => (
              <MyCourse
                key={enrolment.courseId}
                enrolment={withProgress(enrolment, waiting)}
                isFirst={at === 0}
              />
            ))}
          </ul>
          <MorePages list={list} rows={rows} />
        </div>
      )}
    </ListStates>
  );
}

function MyCourse({ enrolment, isFirst }: { enrolment: Enrolment; isFirst: boolean }) {
  const { courseId, title, status, lesson, lessonTitle, lessonsDone, lessons, newer } = enrolment;
  const zone = useTimeZone();
  const isLeft = status === 'left';
  const isDone = lessonsDone.length >= lessons;
  return (
    <li className="flex min-h-30 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
      <div className="min-w-0 flex-1 basis-72 text-small">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-medium wrap-anywhere">
            <Link to={coursePath(courseId)} className="rounded-tick py-1 underline-offset-4 hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <StatusBadge {...enrolmentWorkflow.statuses[status]} />
        </div>
        <p className="tabular-nums">
          {progressOfCourse(enrolment)}
          {!isDone && !isLeft && (
            <>
              {`. You stopped at lesson ${lesson}: `}
              <bdi>{lessonTitle}</bdi>
            </>
          )}
        </p>
        <p className="text-muted tabular-nums">
          {isDone ? (
            <TextLink quiet to={testPath(courseId)}>
              {testInWords(enrolment, (moment) => momentIn(moment, zone))}
            </TextLink>
          ) : (
            testInWords(enrolment, (moment) => momentIn(moment, zone))
          )}
        </p>
        {newer && !isLeft && (
          <p>
            <TextLink to={coursePath(courseId)}>A newer version is out: keep yours or switch</TextLink>
          </p>
        )}
      </div>
      {isLeft ? (
        <ButtonLink to={coursePath(courseId)}>
          Return<span className="sr-only"> to {title}</span>
        </ButtonLink>
      ) : (
        <ContinueLink enrolment={enrolment} quiet={!isFirst} />
      )}
    </li>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading your courses…"
      rows={3}
      className="border-y border-line max-lg:-mx-4"
      rowClass="flex h-30 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="h-4 w-56 max-w-full" />
    </SkeletonRows>
  );
}
