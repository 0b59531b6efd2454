import { Skeleton } from '../layout/Skeleton.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

interface QueueSkeletonProps {
  /** What is loading, for screen readers: 'Loading reports…'. */
  label: string;
  /** Each row has a person's picture. */
  avatar?: boolean;
}

/** A list beside a detail pane while it loads: rows of three lines. */
export function QueueSkeleton({ label, avatar = false }: QueueSkeletonProps) {
  return (
    <SkeletonRows
      label={label}
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-23 items-center gap-3 px-4"
    >
      {avatar && <Skeleton className="size-10 flex-none rounded-full" />}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </SkeletonRows>
  );
}
