import type { ReactNode } from 'react';
import { PageSkeleton } from '#frontend/core/page/PageSkeleton.tsx';
import { Mark } from '#frontend/ui/layout/Logo.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';

interface FrameSkeletonProps {
  /** Sidebar and top bar only if a user was signed in here before. */
  hinted?: boolean;
  /** In place of the screen. */
  children?: ReactNode;
}

/**
 * The dashboard's frame until it is known who is signed in, with the sidebar as wide as it was last (early.js).
 * publicEntry.ts starts the app at once where this is shown.
 */
export function FrameSkeleton({ hinted = false, children = <PageSkeleton /> }: FrameSkeletonProps) {
  return (
    <div data-frame-skeleton="" className="flex min-h-dvh">
      <div
        className={cx(
          'hidden w-12 flex-none border-r border-line lg:w-64 lg:in-data-[sidebar=false]:w-12',
          hinted ? 'signed-in:md:block' : 'md:block',
        )}
      >
        <div className="flex h-16 items-center px-2 text-brand">
          <Mark className="h-7 w-8" />
        </div>
        <div className="px-1 py-2">
          <Skeleton className="h-60 rounded-control" />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div
          className={cx(
            'h-16 flex-none items-center gap-2 border-b border-line px-3 md:px-5',
            hinted ? 'hidden signed-in:flex' : 'flex',
          )}
        >
          <Skeleton className="size-10 rounded-control md:w-64" />
          <Skeleton className="ml-auto size-10 rounded-full" />
        </div>
        {children}
      </div>
    </div>
  );
}
