import { defineSetting } from '#shared/core/settings.ts';

export const GOOGLE_SIGN_IN = defineSetting({
  key: 'google-sign-in',
  area: 'sign-up',
  label: 'Google',
  shape: { kind: 'switch', on: 'On', off: 'Off' },
  initial: true,
  changes:
    'Off, nobody signs in or up with Google. Users who always did set a password with “Forgot password?”.',
  risk: 'Users who know no other way can’t sign in.',
});
