import { ACCOUNT_DATA } from './descriptions.ts';
import { type RecordKinds, WRITTEN } from './kind.ts';

export const APPLICATIONS_RECORDS = {
  application: {
    pk: 'user#{userId}',
    sk: 'application#{opportunityId}',
    lists: {
      ofUser: { index: 'gsi1', pk: 'user#{userId}#applications', sk: '{appliedAt}#{opportunityId}' },
      /** By the latest change. */
      ofOpportunity: {
        index: 'gsi2',
        pk: 'opportunity#{opportunityId}#applications',
        sk: '{updatedAt}#{userId}',
      },
      /** The same of all postings of a company, or of a user who posts under their own name. */
      ofPoster: {
        index: 'gsi3',
        pk: 'applications-for#{poster}',
        sk: '{updatedAt}#{userId}#{opportunityId}',
      },
    },
    owner: 'user',
    stream: { stream: WRITTEN, mail: WRITTEN },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** What was sent with an application: the profile, the note, the resume's file, and the receipt of the match. */
  'sent-application': {
    pk: 'user#{userId}',
    sk: 'sent-application#{opportunityId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
  /** An application outside of this site that a user follows. In a partition of its own, for the policy of the hourly run. */
  'outside-application': {
    pk: 'outside-applications#{userId}',
    sk: '{id}',
    /** Until its reminder. */
    lists: { reminders: { index: 'openDeadlines', pk: 'reminders', sk: '{remindOn}' } },
    owner: 'user',
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: ACCOUNT_DATA,
  },
} as const satisfies RecordKinds;
