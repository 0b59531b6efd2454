/**
 * Which records of the table the stream consumer hears about, as patterns over their keys. CDK makes the event
 * source's filter from it, so that nobody pays for waking the consumer by what it writes itself (search postings).
 */
export const STREAM_SUBSCRIPTIONS = [
  /** An opportunity was posted, changed or closed: its posting lists follow. */
  { pkPrefix: 'opportunity#', sk: 'opportunity' },
  /** Somebody needs a mail with a confirmation link. */
  { pkPrefix: 'user#', sk: 'confirmation' },
] as const;
