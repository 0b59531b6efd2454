import { useMatch } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { HomeIcon } from '#frontend/ui/style/icons.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BellSlot } from './BellSlot.tsx';

/**
 * Login and Get Started, or the account menu, in a slot with a fixed width. While the session is loading, users who
 * were signed in here before see a placeholder; others see the two links at once, also without JavaScript.
 */
export function TopBarAccount() {
  const { user, failed } = useSession();
  const authPath = useAuthPath();
  const unknown = user === undefined && !failed;
  // The main action there is to apply.
  const opportunities = [useMatch(PATHS.explore), useMatch(PATHS.opportunity)].some(Boolean);
  return (
    <>
      {user && (
        <span className="max-sm:hidden">
          <ButtonLink to={PATHS.dashboard} variant="primary" icon={<HomeIcon aria-hidden="true" />}>
            <span className="lg:max-xl:sr-only">Dashboard</span>
          </ButtonLink>
        </span>
      )}
      <div className="flex h-13 w-22 items-center justify-end gap-1 sm:w-64">
        {user ? (
          <>
            <BellSlot />
            <AccountMenu user={user} />
          </>
        ) : (
          <>
            <div className={cx('flex items-center gap-2', unknown && 'signed-in:hidden')}>
              <ButtonLink to={authPath('signin')} variant="quiet">
                Login
              </ButtonLink>
              <span className="max-sm:hidden">
                <ButtonLink to={authPath('signup')} variant={opportunities ? 'secondary' : 'primary'}>
                  Get Started
                </ButtonLink>
              </span>
            </div>
            {unknown && <Skeleton className="hidden h-10 w-full rounded-control signed-in:block" />}
          </>
        )}
      </div>
    </>
  );
}
