import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { NotApprovedProps } from './NotApproved.tsx';

const NotApproved = lazyPart(() => import('./NotApproved.tsx'));

/** A screen whose routes want an approved account; others read what they wait for. */
export function ForApproved({ children, ...texts }: NotApprovedProps & { children: ReactNode }) {
  const { status } = useCurrentUser();
  if (status === 'active') return <>{children}</>;
  return (
    <Suspense>
      <NotApproved {...texts} />
    </Suspense>
  );
}
