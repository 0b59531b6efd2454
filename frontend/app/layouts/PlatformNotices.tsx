import { Suspense } from 'react';
import { usePlatform } from '#frontend/core/platform.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';

const Notices = lazyPart(() => import('./Notices.tsx'));

/**
 * What admins tell everyone above the screens: a notice, and that the platform is read-only. Nothing most of the time.
 * @param inset what is around it has no margins
 */
export function PlatformNotices({ inset = false }: { inset?: boolean }) {
  const platform = usePlatform();
  if (!platform || (platform.notice === null && !platform.readOnly)) return null;
  return (
    <Suspense>
      <Notices notice={platform.notice} readOnly={platform.readOnly} inset={inset} />
    </Suspense>
  );
}
