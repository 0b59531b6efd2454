import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';

const field = (width: string) => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-4 w-24" />
    <Skeleton className={`h-11 ${width}`} />
  </div>
);

/** The first section of the form while the profile is loading. */
export function ProfileSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-5 py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <VisuallyHidden>
        <span role="status">Loading your profile…</span>
      </VisuallyHidden>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-4 w-56" />
      </div>
      <div className="flex max-w-prose flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          {field('w-full')}
          {field('w-full')}
        </div>
        {field('w-full')}
        {field('w-full')}
        {field('w-40')}
      </div>
    </div>
  );
}
