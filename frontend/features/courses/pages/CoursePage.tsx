import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { dateIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { whenIdle } from '#frontend/ui/hooks/whenIdle.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import type { WholeCourse } from '#shared/features/courses/schema.ts';
import { type Enrolment, useCourse, useDemand, useEnrolment } from '../api.ts';
import { CourseActions } from '../components/CourseActions.tsx';
import { CourseTask } from '../components/CourseTask.tsx';
import { Meaning } from '../components/Meaning.tsx';
import { MissingCourse } from '../components/MissingCourse.tsx';
import { NewVersion } from '../components/NewVersion.tsx';
import { Outline } from '../components/Outline.tsx';
import { SkillList } from '../components/SkillList.tsx';
import { TestCard } from '../components/TestCard.tsx';
import { COURSES_PATH } from '../paths.ts';
import { withProgress } from '../progress/progressQueue.ts';
import { useProgress } from '../progress/useProgress.ts';
import { useLessonAhead } from '../useLessonAhead.ts';
import { demandInWords, hoursInWords, postingsAsking, progressOfCourse } from '../words.ts';

const CourseCertificates = lazyPart(() => import('#frontend/parts/credentials/CourseCertificates.tsx'));

const COURSES = { label: 'Courses', to: COURSES_PATH };

/** `/dashboard/student/courses/:id`: what a course teaches, how far the student is, and what its test shows. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const own = useEnrolment(id);
  const { enrolment } = own;
  const { waiting } = useProgress();
  const course = useCourse(id, enrolment);
  const error = course.error ?? (own.known ? null : own.error);
  if (course.data && own.known)
    return <Loaded course={course.data} enrolment={enrolment && withProgress(enrolment, waiting)} />;
  if (errorCode(course.error) === 'not_found') return <MissingCourse />;
  return (
    <>
      <PageHeader title="Course" above={<Breadcrumb trail={[COURSES]} current="Course" />} />
      {error && !course.isFetching && !own.isFetching ? (
        <RetryNotice
          error={error}
          title="We couldn’t load this course"
          heading="h2"
          onRetry={() => void (course.error ? course.refetch() : own.refetch())}
        />
      ) : (
        <Skeleton className="h-96 w-full animate-appear rounded-card" />
      )}
    </>
  );
}

function Loaded({ course, enrolment }: { course: WholeCourse; enrolment: Enrolment | undefined }) {
  const { title, summary, retired, objectives, outline, task, prerequisites, version } = course;
  const postings = postingsAsking(course, useDemand().data);
  const focus = useResultFocus(`${enrolment?.status} ${enrolment?.version}`);
  useLessonAhead(course.id, enrolment?.lesson ?? 1, version);
  useEffect(() => whenIdle(() => void import('./LessonPage.tsx').catch(() => undefined)), []);
  return (
    <div {...focus} className="outline-none max-sm:pb-16">
      <PageHeader
        title={title}
        description={summary}
        above={<Breadcrumb trail={[COURSES]} current={title} />}
        pinned
        action={<CourseActions course={course} enrolment={enrolment} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {retired && (
            <Notice title="This course is no longer offered">
              {enrolment ? 'You can go on with it.' : 'Others of its kind may be in the list.'}
            </Notice>
          )}
          {enrolment?.newer && enrolment.status !== 'left' && (
            <NewVersion key={enrolment.newer.version} enrolment={enrolment} newer={enrolment.newer} />
          )}
          <Card title="Lessons" {...(enrolment && { description: progressOfCourse(enrolment) })}>
            <Outline courseId={course.id} outline={outline} enrolment={enrolment} />
          </Card>
          <Card title="What you can do afterwards">
            <ol className="flex list-decimal flex-col gap-2 pl-5 text-small marker:text-muted">
              {objectives.map((objective) => (
                <li key={objective.title} dir="auto" className="pl-1 wrap-anywhere">
                  {objective.title}
                </li>
              ))}
            </ol>
          </Card>
          {task && <CourseTask courseId={course.id} task={task} />}
        </div>
        <aside className="flex min-w-0 flex-col gap-6" aria-label="About the course">
          {postings > 0 && (
            <p className="rounded-card bg-accent-soft px-4 py-3 text-small font-medium text-accent-text tabular-nums">
              {demandInWords(postings)}
            </p>
          )}
          <TestCard course={course} enrolment={enrolment} />
          {enrolment && (
            <Suspense fallback={null}>
              <CourseCertificates enrolment={enrolment} />
            </Suspense>
          )}
          <Card title="What it means">
            <Meaning course={course} />
          </Card>
          <AboutCourse course={course} />
          {prerequisites.length > 0 && (
            <Card title="Before you begin">
              <ul className="flex list-disc flex-col gap-2 pl-5 text-small marker:text-muted">
                {prerequisites.map((one) => (
                  <li key={one} dir="auto" className="wrap-anywhere">
                    {one}
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {course.changes !== '' && (
            <Card title={`New in version ${version}`}>
              <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
                {course.changes}
              </p>
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}

function AboutCourse({ course }: { course: WholeCourse }) {
  const zone = useTimeZone();
  const { skills, hours, level, author, reviewer, publishedAt, version } = course;
  return (
    <Card>
      <Facts
        title="About"
        facts={[
          ['Takes', `about ${hoursInWords(hours)}`],
          ['Level', LEVEL_LABELS[level]],
          ['Author', author],
          ['Reviewed by', reviewer ?? 'nobody else yet'],
          ['Last change', fullDate(dateIn(publishedAt, zone))],
          ['Version', String(version)],
        ]}
      />
      <div className="mt-4">
        <SkillList skills={skills} />
      </div>
    </Card>
  );
}
