import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Role } from '#shared/contract.ts';
import { GOOGLE_OUTCOMES, type GoogleOutcome } from '#shared/features/google.ts';
import { PRODUCT } from '#shared/product.ts';

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
      title: 'Your address is confirmed',
      description:
        'This account had not been confirmed, so its password no longer works. “Forgot password?” sets a new one.',
    });
};

interface Sentence {
  readonly title: string;
  readonly text: string;
}

const AGAIN: Sentence = { title: 'That did not work', text: 'Please continue with Google once more.' };

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
    title: 'One thing before you join',
    text: `There is no ${PRODUCT} account with your address yet. Choose your role, then continue with Google.`,
  },
  cancelled: {
    title: 'You stopped at Google',
    text: 'Nothing has changed. Continue whenever you like, or use your email address and a password.',
  },
  expired: {
    title: 'That took a little too long',
    text: 'The way to Google and back has to be finished within ten minutes, in one browser. Please try again.',
  },
  failed: AGAIN,
  unavailable: {
    title: 'Google cannot be reached just now',
    text: 'Please try again in a minute, or use your email address and a password.',
  },
  unverified: {
    title: 'Google has not verified your address',
    text: 'Confirm it in your Google account first, or sign up with your email address and a password.',
  },
  'account-exists': {
    title: 'There is an account with your address',
    text: 'Please sign in with its password. If you do not know it, “Forgot password?” sends a code to your mailbox.',
  },
  suspended: {
    title: 'This account is not open at present',
    text: 'Please write to us if you think that this is a mistake.',
  },
  'too-many': {
    title: 'Many people are joining from where you are',
    text: 'Please wait ten minutes, then continue with Google again.',
  },
};
