import { type ReactNode, Suspense } from 'react';
import { usePlatform } from '#frontend/core/platform.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';

const WhileOff = lazyPart(() => import('./WhileOff.tsx'));

/** A screen, unless admins have switched it off. Which screens a switch closes is known once something is off. */
export function Switchable({ path, children }: { path: string; children: ReactNode }) {
  const off = usePlatform()?.off ?? [];
  if (off.length === 0) return <>{children}</>;
  return (
    <Suspense>
      <WhileOff path={path} off={off}>
        {children}
      </WhileOff>
    </Suspense>
  );
}
