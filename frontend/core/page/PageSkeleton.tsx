import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';

/** The skeleton of a screen whose code is loading: a heading and a block. */
export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-page px-4 py-8 md:px-6">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton className="mt-8 h-56 w-full rounded-card" />
    </div>
  );
}
