/**
 * Which records of the table the stream consumer hears about, as patterns over their keys: a sort key as it stands, or
 * how it begins. CDK makes the event source's filter from it, so that nobody pays for waking the consumer by what it
 * writes itself (search postings, notifications).
 */
export const STREAM_SUBSCRIPTIONS = [
  /** An opportunity was posted, changed or closed: its posting lists follow. */
  { pkPrefix: 'opportunity#', sk: 'opportunity' },
  /** Somebody needs a mail with a confirmation link. */
  { pkPrefix: 'user#', sk: 'confirmation' },
  /** Somebody applied, or an application came to another status: the applicant is told. */
  { pkPrefix: 'user#', skPrefix: 'application#' },
  /** Somebody was approved, who is told. */
  { pkPrefix: 'user#', sk: 'account' },
  /** An opportunity closed: its applicants are told, page by page. */
  { pkPrefix: 'opportunity#', sk: 'closing' },
  /** Somebody wrote through the contact form: the operator gets a mail. */
  { pkPrefix: 'contact#', sk: 'contact-message' },
] as const;

export type StreamSubscription = (typeof STREAM_SUBSCRIPTIONS)[number];

/** The subscription that a record's keys belong to; undefined for one that the consumer never hears about. */
export const subscriptionOf = ({ pk, sk }: { pk: string; sk: string }): StreamSubscription | undefined =>
  STREAM_SUBSCRIPTIONS.find(
    (one) => pk.startsWith(one.pkPrefix) && ('sk' in one ? sk === one.sk : sk.startsWith(one.skPrefix)),
  );
