import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Role } from '#shared/core/contract.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { GOOGLE_OUTCOMES, type GoogleOutcome } from '#shared/features/google/routes.ts';

/** The outcome of a Google sign-in from the URL of the sign-in screen; undefined if the user didn't come from Google. */
export const googleOutcome = (search: URLSearchParams): GoogleOutcome | undefined =>
  GOOGLE_OUTCOMES.find((known) => known === search.get('google'));

type SignedInOutcome = Extract<GoogleOutcome, 'signed-in' | 'joined' | 'secured'>;

/** Whether the user is signed in after this outcome. */
export const isSignedInOutcome = (outcome: GoogleOutcome | undefined): outcome is SignedInOutcome =>
  outcome === 'signed-in' || outcome === 'joined' || outcome === 'secured';

/** Shows the welcome notification after a Google sign-in, the same as after a sign-in or sign-up with a password. */
export const showWelcomeToast = (outcome: SignedInOutcome, role: Role): void => {
  if (outcome === 'joined')
    toast({
      title: `Welcome to ${PRODUCT}!`,
      description: `Your ${role} account has been created successfully.`,
    });
  else if (outcome === 'signed-in')
    toast({ title: 'Welcome back!', description: "You've been signed in successfully." });
  else
    toast({
      title: 'Your email is confirmed',
      description:
        'Your account’s email hadn’t been confirmed, so we removed its password. To set a new one, use “Forgot password?”.',
    });
};

interface Sentence {
  readonly title: string;
  readonly text: string;
}

const AGAIN: Sentence = { title: 'Google sign-in didn’t work', text: 'Please try again.' };

/** Why the sign-in failed, and what to do about it. */
export const OUTCOME_TEXTS: Readonly<Record<GoogleOutcome, Sentence>> = {
  'signed-in': {
    title: 'Your browser did not keep you signed in',
    text: 'Allow cookies for this site, then try again.',
  },
  joined: {
    title: 'Your account is ready',
    text: 'Your browser did not keep you signed in. Allow cookies for this site, then sign in.',
  },
  secured: AGAIN,
  'choose-role': {
    title: 'Choose your role',
    text: `There’s no ${PRODUCT} account with your email address yet. To create one, choose your role and continue with Google.`,
  },
  cancelled: {
    title: 'You canceled Google sign-in',
    text: 'You can try again, or use your email address and a password.',
  },
  expired: {
    title: 'Google sign-in timed out',
    text: 'Please try again, and finish within ten minutes in the same browser.',
  },
  failed: AGAIN,
  unavailable: {
    title: 'We can’t reach Google right now',
    text: 'Please try again in a minute, or use your email address and a password.',
  },
  unverified: {
    title: 'Google hasn’t verified your email address',
    text: 'Verify it in your Google account first, or sign up with your email address and a password.',
  },
  'account-exists': {
    title: 'You already have an account',
    text: 'Please sign in with your password. If you don’t remember it, use “Forgot password?” to reset it.',
  },
  suspended: {
    title: 'This account isn’t available',
    text: 'Please contact us if you think this is a mistake.',
  },
  off: {
    title: 'Google sign-in is switched off',
    text: 'Use your email address and a password. If you never had one, choose “Forgot password?”.',
  },
  'role-closed': {
    title: 'Sign-up is closed for this role',
    text: 'There’s no account with your email address yet, and no new ones can be made at the moment.',
  },
  'too-many': {
    title: 'Too many sign-ups from your network',
    text: 'Please wait ten minutes and try again.',
  },
};
