import { type ReactNode, Suspense } from 'react';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { CourseList } from '../components/CourseList.tsx';
import { MyCourses } from '../components/MyCourses.tsx';
import { COURSE_FILTERS, COURSE_TABS } from '../filters.ts';
import { useProgress } from '../progress/useProgress.ts';

const Practice = lazyPart(async () => ({ default: (await import('../components/Practice.tsx')).Practice }));

interface CoursesPageProps {
  /** What the student has achieved. */
  certificates: ReactNode;
}

/** `/dashboard/student/courses`: what can be learned, what the student learns, what is to practise today, and what was achieved. */
export function CoursesPage({ certificates }: CoursesPageProps) {
  const { values, unknown, set, clear, searchFor } = useUrlFilters(COURSE_FILTERS);
  // What an earlier visit without a connection left on this device is sent.
  useProgress();
  const tab = values.tab || 'courses';
  return (
    <>
      <PageHeader
        title="Courses"
        description="Short courses for skills that postings ask for, with practice and a test whose result says what it shows."
        compact
      />
      <Tabs
        label="Courses"
        value={tab}
        onChange={(next) => {
          const chosen = COURSE_TABS.find((one) => one === next) ?? 'courses';
          set({ ...COURSE_FILTERS.none, tab: chosen === 'courses' ? '' : chosen });
        }}
        tabs={[
          {
            value: 'courses',
            label: 'Courses',
            content: (
              <div className="flex flex-col gap-4">
                <UnknownFilters {...unknown} />
                <CourseList values={values} set={set} clear={clear} />
              </div>
            ),
          },
          { value: 'mine', label: 'Mine', content: <MyCourses find={searchFor({})} /> },
          {
            value: 'practice',
            label: 'Practice',
            content: (
              <Suspense fallback={<Skeleton className="h-80 w-full max-w-prose rounded-card" />}>
                <Practice />
              </Suspense>
            ),
          },
          { value: 'certificates', label: 'Certificates', content: certificates },
        ]}
      />
    </>
  );
}
