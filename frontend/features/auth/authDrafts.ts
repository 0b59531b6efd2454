import type { Role } from '#shared/core/contract.ts';

/** What sign-in and sign-up keep of what was typed, for a reload and for changing between the two. No passwords. */
export const AUTH_DRAFT = 'auth';
export const emptyAuthDraft = {
  email: '',
  firstName: '',
  lastName: '',
  oneName: false,
  role: '' as Role | '',
};

/** The progress of a password reset: a code was requested for this address. */
export const RESET_DRAFT = 'password-reset';
export const emptyResetDraft = { sentTo: '' };
