import { PRODUCT } from '#shared/core/product.ts';

// Mails about the security of an account: no setting switches them off.

/** What a user is mailed about. `when` is the moment in words. */
interface SecurityMail {
  readonly title: string;
  readonly text: (when: string) => string;
  /** What to do if the user did not do it. */
  readonly otherwise: string;
  /** The screen where it can be done. */
  readonly path: '/auth/forgot-password' | '/contact';
  readonly label: string;
}

const RESET = { path: '/auth/forgot-password', label: 'Reset my password' } as const;

/** The kinds of mails: the only place for their texts. */
export const SECURITY_MAILS = {
  passwordChanged: {
    ...RESET,
    title: `Your ${PRODUCT} password was changed`,
    text: (when) =>
      `The password of your account was changed on ${when}. You were signed out in all other browsers.`,
    otherwise: 'If you didn’t change it, reset your password now. That signs out everyone else.',
  },
  passwordReset: {
    ...RESET,
    title: `Your ${PRODUCT} password was reset`,
    text: (when) =>
      `The password of your account was reset with a code from an email on ${when}. You were signed out in all browsers.`,
    otherwise:
      'If you didn’t reset it, someone else may be able to read your email. Change the password of your mailbox, then reset this one.',
  },
  newBrowser: {
    ...RESET,
    title: `New sign-in to your ${PRODUCT} account`,
    text: (when) => `Someone signed in to your account from a new browser on ${when}.`,
    otherwise: 'If it wasn’t you, reset your password now. That signs out everyone else.',
  },
  addressChanged: {
    title: `The email address of your ${PRODUCT} account was changed`,
    text: (when) =>
      `On ${when}, the email address of your account was changed. We’ll no longer send emails to this address.`,
    otherwise: 'If you didn’t change it, contact us right away.',
    path: '/contact',
    label: 'Contact us',
  },
} as const satisfies Readonly<Record<string, SecurityMail>>;

export type SecurityMailKind = keyof typeof SECURITY_MAILS;
