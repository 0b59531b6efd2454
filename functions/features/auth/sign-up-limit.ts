import { SIGN_UPS } from '#shared/features/auth.ts';

/** How many people may join from one address, whichever way. */
export const SIGN_UP_LIMIT = { name: 'sign-up', ...SIGN_UPS };
