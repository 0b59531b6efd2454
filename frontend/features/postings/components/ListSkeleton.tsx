import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';

/** The list of postings while it loads. */
export function ListSkeleton() {
  return (
    <SkeletonRows
      label="Loading your postings…"
      rows={3}
      className="flex flex-col gap-4 divide-y-0!"
      rowClass="rounded-card border border-line bg-raised p-5"
    >
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="mt-2 h-4 w-80 max-w-full" />
      <Skeleton className="mt-4 h-10 w-full" />
      <Skeleton className="mt-4 h-8 w-56" />
    </SkeletonRows>
  );
}
