import { type RecordKinds, WRITTEN } from './kind.ts';

export const OPPORTUNITIES_RECORDS = {
  opportunity: {
    pk: 'opportunity#{id}',
    sk: 'opportunity',
    lists: {
      /** Only while it is open. */
      byDeadline: { index: 'openDeadlines', pk: 'open', sk: '{deadline}' },
      /** Only while it is paused. */
      pausedByDeadline: { index: 'openDeadlines', pk: 'paused', sk: '{deadline}' },
    },
    owner: 'company',
    stream: { stream: ['INSERT', 'MODIFY', 'REMOVE'] },
    retention: { until: 'deletion' },
  },
  /** An opportunity in the list of the user who posted it: the few fields that a row shows, open or closed. */
  'owned-opportunity': {
    pk: 'user#{owner}#opportunities',
    sk: '{postedAt}#{id}',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /**
   * An opportunity in the list of its poster (`company#<id>` or `user#<id>`), with its numbers of applications and clicks.
   * Apart from the opportunity, so that an application does not wake its consumer.
   */
  'opportunity-counters': {
    pk: 'opportunity#{id}',
    sk: 'counters',
    lists: {
      ofPoster: { index: 'gsi1', pk: '{poster}#opportunities', sk: '{createdAt}#{id}' },
      /** Only while it is open. */
      openOfCompany: { index: 'gsi2', pk: 'company#{companyId}#open', sk: '{postedAt}#{id}' },
    },
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** An opportunity that an admin is to look at: one that was submitted, or reported while it is open. */
  'opportunity-review': {
    pk: 'opportunity-reviews',
    sk: '{waitingSince}#{id}',
    owner: 'company',
    retention: { until: 'done' },
  },
  'opportunity-report': {
    pk: 'opportunity#{opportunityId}',
    sk: 'report#{userId}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Reports of opportunities' },
  },
  /** How far the applicants of a closed opportunity have been notified. */
  closing: {
    pk: 'opportunity#{opportunityId}',
    sk: 'closing',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'done' },
  },
  /** How far the applicants of an opportunity have been notified that its terms changed. */
  'terms-change': {
    pk: 'opportunity#{opportunityId}',
    sk: 'terms-change',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'done' },
  },
} as const satisfies RecordKinds;
