import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';

/** A list beside a detail pane while it loads: rows of three lines. */
export function QueueSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRows
      label={label}
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-22 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-3.5 w-28" />
    </SkeletonRows>
  );
}
