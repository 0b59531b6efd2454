// Apart from the sentences: routes need the codes alone.

/** The reasons why an application is rejected (rejection-reasons.ts), in the order in which they are offered. */
export const REJECTION_CODES = [
  'requirements',
  'experience',
  'closer_match',
  'location',
  'eligibility',
  'incomplete',
  'interview',
  'position_filled',
  'position_cancelled',
] as const;
export type RejectionReason = (typeof REJECTION_CODES)[number];
