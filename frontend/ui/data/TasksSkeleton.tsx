import { Skeleton } from '../layout/Skeleton.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

/** One row in place of a TaskList that is loading; the home shows what is below with the tasks. */
export function TasksSkeleton() {
  return (
    <div data-tasks="loading">
      <SkeletonRows
        label="Loading what’s next…"
        rows={1}
        className="-my-3"
        rowClass="flex min-h-16 items-center py-3"
      >
        <div className="min-w-0 flex-1">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="mt-1.5 h-4 w-80 max-w-full" />
        </div>
      </SkeletonRows>
    </div>
  );
}
