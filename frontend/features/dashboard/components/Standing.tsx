import { usePerson } from '#frontend/core/session/RequireSession.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';

const StandingNotices = lazyPart(() => import('./StandingNotices.tsx'));

/**
 * What keeps the person from doing all that they came for, with the way out of it. Nothing for most people. The whole
 * screen waits for the notices, which stand at its top: nothing moves when they are there.
 */
export function Standing() {
  const { status, emailConfirmed, profileData } = usePerson();
  const free = emailConfirmed && profileData.isOnboardingComplete && status !== 'pending';
  return free ? null : <StandingNotices />;
}
