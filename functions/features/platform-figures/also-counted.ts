/** The kinds whose changes count in the figures besides what else follows from them (functions/events/stream). */
export const ALSO_COUNTED = [
  'account',
  'profile',
  'activity',
  'application',
  'meeting',
  'opportunity',
  'mentorship',
  'review',
  'event',
  'event-guest',
  'report',
] as const;
