import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The list while the first page is on its way, row for row as it will be. */
export function ListSkeleton() {
  return (
    <div role="status" className="noscript:hidden">
      <VisuallyHidden>Loading opportunities…</VisuallyHidden>
      <ul className="divide-y divide-line border-y border-line max-lg:-mx-4">
        {ROWS.map((row) => (
          <li key={row} className="px-4 py-5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-2.5 h-5 w-64 max-w-full" />
            <Skeleton className="mt-2 h-4 w-44" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-3/4" />
            <div className="mt-4 flex items-end justify-between gap-4">
              <Skeleton className="h-6 w-40 rounded-full" />
              <Skeleton className="h-8 w-24 rounded-control" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
