import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { useCourses, useDemand, useEnrolments } from '../api.ts';
import { activeFilters, type CourseFilters } from '../filters.ts';
import { postingsAsking } from '../words.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import { CoursePane } from './CoursePane.tsx';
import { CourseRow } from './CourseRow.tsx';

interface CourseListProps {
  values: CourseFilters;
  set: (changed: Partial<CourseFilters>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

/** The published courses, with what each would change for the student, and the open one beside them. */
export function CourseList({ values, set, clear }: CourseListProps) {
  const { q, skill, level } = values;
  const list = useCourses({ ...(q && { q }), ...(skill && { skill }), ...(level && { level }) });
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const demand = useDemand().data;
  const enrolments = itemsOf(useEnrolments());
  const active = activeFilters(values, set);
  const shown = items.find(({ id }) => id === open.shownId);
  const enrolmentOf = (id: string) => enrolments.find(({ courseId }) => courseId === id);
  const more = list.hasNextPage ? ' or more' : '';
  const count = `${items.length.toLocaleString('en')}${more} ${items.length === 1 && !more ? 'course' : 'courses'}`;
  return (
    <ListWithDetail
      open={open}
      label="Selected course"
      list={
        <div className="flex min-w-0 flex-col gap-3">
          <CourseFilterBar values={values} onChange={set} />
          {active.length > 0 && (
            <ActiveFilters count={list.data ? count : ''} active={active} onClear={clear} />
          )}
          <ListStates
            list={list}
            skeleton={<RowsSkeleton />}
            failed={{ title: 'We couldn’t load the courses' }}
            empty={
              active.length > 0 ? (
                <NoMatches of="courses" active={active} onClear={clear} />
              ) : (
                <EmptyState icon={<CoursesIcon />} heading="h2" title="No courses yet">
                  Courses appear here as soon as they are published.
                </EmptyState>
              )
            }
          >
            {() => (
              <PaneList
                label="Courses"
                list={list}
                open={open}
                row={(course) => (
                  <CourseRow
                    course={course}
                    enrolment={enrolmentOf(course.id)}
                    postings={postingsAsking(course, demand)}
                    open={open}
                  />
                )}
              />
            )}
          </ListStates>
        </div>
      }
      detail={
        shown && (
          <CoursePane
            key={shown.id}
            course={shown}
            enrolment={enrolmentOf(shown.id)}
            postings={postingsAsking(shown, demand)}
            headingRef={open.headingRef}
          />
        )
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading courses…"
      rows={4}
      className="border-y border-line max-lg:-mx-4"
      rowClass="flex h-30 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </SkeletonRows>
  );
}
