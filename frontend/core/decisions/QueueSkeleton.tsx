import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';

interface QueueSkeletonProps {
  label: string;
  /** The rows begin with a picture of a user. */
  avatars: boolean;
}

/** The rows of a queue while it is loading, each as high as a QueueRow. */
export function QueueSkeleton({ label, avatars }: QueueSkeletonProps) {
  return (
    <SkeletonRows
      label={label}
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-22 items-center gap-3 px-4"
    >
      {avatars && <Skeleton className="size-10 flex-none rounded-full" />}
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className={cx('h-4', avatars ? 'w-36' : 'w-48')} />
        <Skeleton className={cx('h-4 max-w-full', avatars ? 'w-52' : 'w-64')} />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </SkeletonRows>
  );
}
