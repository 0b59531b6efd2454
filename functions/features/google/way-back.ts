import type { GoogleOutcome } from '#shared/features/google.ts';
import type { Choice } from './flow.ts';

/** Back to the sign-in screen, which says how it ended and knows where to go from there. */
export const backToSignIn = (google: GoogleOutcome, { next, role }: Partial<Choice> = {}) => {
  const query = new URLSearchParams({ google });
  if (google === 'choose-role') query.set('mode', 'signup');
  if (role !== undefined) query.set('role', role);
  if (next !== undefined) query.set('next', next);
  return { location: `/auth?${query}` };
};
