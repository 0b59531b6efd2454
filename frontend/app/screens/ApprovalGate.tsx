import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { ApprovalNoticeProps } from './ApprovalNotice.tsx';

const ApprovalNotice = lazyPart(() => import('./ApprovalNotice.tsx'));

/** A screen whose routes want an approved account; others read what they wait for. */
export function ApprovalGate({ children, ...texts }: ApprovalNoticeProps & { children: ReactNode }) {
  const { status } = useCurrentUser();
  if (status === 'active') return <>{children}</>;
  return (
    <Suspense>
      <ApprovalNotice {...texts} />
    </Suspense>
  );
}
