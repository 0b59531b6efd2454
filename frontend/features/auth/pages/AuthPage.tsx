import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { afterSignIn, authPath, nextPath, RETURNING } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useOnceHydrated } from '#frontend/core/useHydrated.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Overlay } from '#frontend/ui/overlays/Overlay.tsx';
import { ROLES } from '#shared/core/contract.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { ChooseRole } from '../components/ChooseRole.tsx';
import { GoogleGreeting, GoogleNotice } from '../components/GoogleNotices.tsx';
import { SignInForm } from '../components/SignInForm.tsx';
import { SignUpForm } from '../components/SignUpForm.tsx';
import { googleOutcome, isSignedInOutcome } from '../googleOutcomes.ts';

const AlreadySignedIn = lazyPart(() => import('../components/AlreadySignedIn.tsx'));

/**
 * Sign-in and, with `?mode=signup`, sign-up. `?role=` preselects a role, `?next=` is the screen to open afterwards,
 * and `?google=` is the outcome of a Google sign-in. Signed-in users are redirected, except those who followed a link to
 * sign up that names no further screen: it promised something else, so the screen explains why not.
 */
export default function AuthPage() {
  const [asked] = useSearchParams();
  // The page was rendered at build time, with no more of the query than the mode.
  const search = new URLSearchParams(useOnceHydrated(String(asked), onlyMode(asked)));
  const { user, failed } = useSession();
  const next = nextPath(search);
  const role = ROLES.find((known) => known === search.get('role'));
  const outcome = googleOutcome(search);
  const signingUp = search.get('mode') === 'signup';
  const [signedOutBefore, setSignedOutBefore] = useState(false);
  if (!signedOutBefore && (user === null || failed)) setSignedOutBefore(true);

  if (user && signingUp && !next && !outcome && !signedOutBefore)
    return <AlreadySignedIn user={user} wanted={role} />;
  if (user)
    return (
      <>
        <GoogleGreeting outcome={outcome} role={user.role} />
        <Navigate replace to={afterSignIn(user, next)} state={RETURNING} />
      </>
    );
  if (isSignedInOutcome(outcome) && user === undefined && !failed)
    return <Overlay message="Signing you in..." />;

  const notice = outcome && <GoogleNotice outcome={outcome} />;
  return signingUp ? (
    <AuthFrame
      title="Create your account"
      lead={
        <>
          Already have an account? <TextLink to={authPath({ role, next })}>Sign in</TextLink>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <NeedsScript />
        {notice}
        {/* Hydrated by itself, after the rest: the whole page at once would block a phone for too long. */}
        <Suspense>
          {outcome === 'choose-role' ? <ChooseRole next={next} /> : <SignUpForm role={role} next={next} />}
        </Suspense>
      </div>
    </AuthFrame>
  ) : (
    <AuthFrame
      title={`Sign in to ${PRODUCT}`}
      lead={
        <>
          New here? <TextLink to={authPath({ mode: 'signup', role, next })}>Sign up</TextLink>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <NeedsScript />
        {notice}
        <Suspense>
          <SignInForm role={role} next={next} />
        </Suspense>
      </div>
    </AuthFrame>
  );
}

const onlyMode = (search: URLSearchParams): string =>
  String(new URLSearchParams([...search].filter(([name]) => name === 'mode')));

/** A form is checked and sent by a script. */
function NeedsScript() {
  return (
    <noscript>
      <Notice tone="warning" title="Signing in needs JavaScript">
        Please turn it on and load the page again.
      </Notice>
    </noscript>
  );
}
