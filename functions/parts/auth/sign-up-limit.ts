import { SIGN_UPS } from '#shared/features/auth/routes.ts';

/** The limit of new accounts per sender, by sign-up or Google. */
export const SIGN_UP_LIMIT = { name: 'sign-up', ...SIGN_UPS };
