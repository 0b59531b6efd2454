import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** Whether a request can still be offered to another mentor by the student who sent it. */
export const canOfferOnward = ({
  side,
  status,
  forwardedTo,
}: Pick<Mentorship, 'side' | 'status' | 'forwardedTo'>): boolean =>
  side === 'mentee' && (status === 'declined' || status === 'lapsed') && forwardedTo === undefined;
