import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';

const FACTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** The skeleton of an opportunity while it is loading. */
export function DetailSkeleton() {
  return (
    <div>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-8 w-80 max-w-full" />
      <Skeleton className="mt-3 mb-8 h-5 w-52" />
      <BodySkeleton />
    </div>
  );
}

/** What comes below its title. */
export function BodySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the opportunity…</VisuallyHidden>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-3">
        {FACTS.map((fact) => (
          <div key={fact}>
            <Skeleton className="h-3.5 w-16" />
            <Skeleton className="mt-2 h-4 w-28" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-8 h-5 w-40" />
      <Skeleton className="mt-5 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-2/3" />
    </div>
  );
}
