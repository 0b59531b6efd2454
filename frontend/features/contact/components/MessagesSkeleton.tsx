import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows as they will stand there. */
export function MessagesSkeleton() {
  return (
    <div className="divide-y divide-line border-y border-line max-lg:-mx-4 lg:max-w-96">
      <VisuallyHidden>
        <span role="status">Loading messages…</span>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-2 px-4 py-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}

/** The message that the address names, while it is on its way. */
export function MessageSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <VisuallyHidden>
        <span role="status">Loading the message…</span>
      </VisuallyHidden>
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-4 w-48 max-w-full" />
      <Skeleton className="mt-6 h-32 max-w-prose" />
    </div>
  );
}
