import type { RecordKinds } from './kind.ts';

export const SAVED_RECORDS = {
  /**
   * The opportunities that a user applied to, saved and hid: one record, so that a list reads it at once. In a partition
   * of its own, for the policy of those who write it.
   */
  marks: {
    pk: 'marks#{userId}',
    sk: 'marks',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Opportunities that you saved or hid' },
  },
  /** A user's saved searches, and what they found that the user was not mailed about yet. */
  'saved-searches': {
    pk: 'searches#{userId}',
    sk: 'searches',
    /** From when on the hourly run looks at it; only while something is pending. */
    lists: { pending: { index: 'openDeadlines', pk: 'digests', sk: '{dueAt}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Searches that you saved, with their alerts' },
  },
  /** The mails about messages and meetings that wait for a user's digest. */
  'waiting-mails': {
    pk: 'waiting#{userId}',
    sk: 'waiting',
    /** The list of `saved-searches`, too: the hourly run reads both. */
    lists: { pending: { index: 'openDeadlines', pk: 'digests', sk: '{dueAt}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'What waits for your daily email' },
  },
  /** A saved search with an alert, as a new opening finds it: under something that every opening it finds has. */
  'search-alert': {
    pk: 'alerts#{token}',
    sk: '{userId}#{id}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: false, describedAs: 'Searches that you saved, with their alerts' },
  },
} as const satisfies RecordKinds;
