import { Navigate, useSearchParams } from 'react-router-dom';
import { afterSignIn, authPath, nextPath } from '#frontend/app/session/arrival.ts';
import { useSession } from '#frontend/app/session/useSession.ts';
import { TextLink } from '#frontend/ui/TextLink.tsx';
import { ROLES } from '#shared/contract.ts';
import { PRODUCT } from '#shared/product.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { GoogleButton } from '../components/GoogleButton.tsx';
import { OrDivider } from '../components/OrDivider.tsx';
import { SignInForm } from '../components/SignInForm.tsx';
import { SignUpForm } from '../components/SignUpForm.tsx';

/**
 * Sign-in and, with `?mode=signup`, sign-up. `?role=` is a role chosen before, `?next=` the screen that sent somebody
 * here. Whoever is signed in, now or already, goes on from here.
 */
export default function AuthPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const next = nextPath(search);
  const role = ROLES.find((known) => known === search.get('role'));
  if (user) return <Navigate replace to={afterSignIn(user, next)} />;

  const signingUp = search.get('mode') === 'signup';
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
        <SignUpForm role={role} />
        <OrDivider />
        <GoogleButton />
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
        <SignInForm />
        <OrDivider />
        <GoogleButton />
      </div>
    </AuthFrame>
  );
}
