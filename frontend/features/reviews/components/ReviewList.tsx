import type { ReactNode } from 'react';
import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import type { useReviews } from '../api.ts';
import { activeFilters, type ReviewFilters } from '../reviewFilters.ts';
import { ReviewFilterBar } from './ReviewFilterBar.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import { ReviewView } from './ReviewView.tsx';

interface ReviewListProps {
  tab: 'pending' | 'completed';
  list: ReturnType<typeof useReviews>;
  open: OpenItem;
  values: ReviewFilters;
  set: (changed: Partial<ReviewFilters>) => void;
  /** Above the list. */
  children?: ReactNode;
}

const TEXTS = {
  pending: {
    label: 'Projects that wait for a review',
    empty: 'No projects are waiting',
    text: 'When a student submits a project, it appears here, the longest wait first.',
  },
  completed: {
    label: 'Reviews that you finished',
    empty: 'No finished reviews yet',
    text: 'Reviews that you hand in appear here with their results.',
  },
} as const;

/** The projects that wait, or the reviews that the user finished, with the open one beside them. */
export function ReviewList({ tab, list, open, values, set, children }: ReviewListProps) {
  const { label, empty, text } = TEXTS[tab];
  const active = activeFilters(values, set);
  const clear = () => set({ category: '', technology: '' });
  const first = list.data?.pages[0];
  const items = itemsOf(list);
  const count = `${items.length.toLocaleString('en')}${list.hasNextPage ? ' or more' : ''} ${
    items.length === 1 && !list.hasNextPage ? 'project' : 'projects'
  }`;
  return (
    <ListWithDetail
      open={open}
      label="Selected project"
      back={tab === 'pending' ? 'All projects' : 'All finished reviews'}
      list={
        <div className="flex min-w-0 flex-col gap-3">
          {children}
          {tab === 'pending' && <ReviewFilterBar values={values} onChange={set} />}
          {active.length > 0 && <ActiveFilters count={first ? count : ''} active={active} onClear={clear} />}
          <ListStates
            list={list}
            skeleton={<RowsSkeleton />}
            failed={{ title: 'We couldn’t load the projects' }}
            waiting={list.isPlaceholderData && items.length === 0}
            empty={
              active.length > 0 ? (
                <NoMatches of="projects" total={first?.counts[tab]} active={active} onClear={clear} />
              ) : (
                <EmptyState icon={<ProjectsIcon />} heading="h2" title={empty}>
                  {text}
                </EmptyState>
              )
            }
          >
            {() => (
              <PaneList
                label={label}
                list={list}
                open={open}
                row={(review) => <ReviewRow review={review} open={open} />}
              />
            )}
          </ListStates>
        </div>
      }
      detail={
        open.shownId !== undefined && (
          <ReviewView key={open.shownId} id={open.shownId} headingRef={open.headingRef} />
        )
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading projects…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-22 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-4 w-48" />
    </SkeletonRows>
  );
}
