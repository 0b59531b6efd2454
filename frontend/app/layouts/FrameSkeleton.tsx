import { PageSkeleton } from '#frontend/core/page/PageSkeleton.tsx';

/** The dashboard's frame until it is known who is signed in. publicEntry.ts starts the app at once where this is shown. */
export function FrameSkeleton() {
  return (
    <div data-frame-skeleton="" className="flex min-h-dvh">
      <div className="hidden w-12 flex-none border-r border-line md:block lg:w-64" />
      <div className="min-w-0 flex-1">
        <div className="h-16 border-b border-line" />
        <PageSkeleton />
      </div>
    </div>
  );
}
