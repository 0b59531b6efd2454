import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';

const AccountNoticesPanel = lazyPart(() => import('./AccountNoticesPanel.tsx'));

/**
 * The conditions that limit what the user can do, each with its resolution. Renders nothing for most users. The screen
 * suspends until the notices are loaded: they are at the top, so there is no layout shift.
 */
export function AccountNotices() {
  const { status, emailConfirmed, profileData } = useCurrentUser();
  const free = emailConfirmed && profileData.isOnboardingComplete && status === 'active';
  return free ? null : <AccountNoticesPanel />;
}
