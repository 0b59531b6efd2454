import type { GoogleOutcome } from '#shared/features/google/routes.ts';
import type { Choice } from './flow.ts';

/** The redirect to the sign-in screen, with the outcome and the destination. */
export const signInRedirect = (google: GoogleOutcome, { next, role }: Partial<Choice> = {}) => {
  const query = new URLSearchParams({ google });
  if (google === 'choose-role') query.set('mode', 'signup');
  if (role !== undefined) query.set('role', role);
  if (next !== undefined) query.set('next', next);
  return { location: `/auth?${query}` };
};
