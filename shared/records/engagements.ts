import { type RecordKinds, WRITTEN } from './kind.ts';

const ENGAGEMENT_DATA = {
  inCopy: true,
  describedAs: 'Live projects in which you take part, with milestones, submissions and feedback',
} as const;

export const ENGAGEMENTS_RECORDS = {
  /** A live project, from the hire on. */
  engagement: {
    pk: 'engagement#{id}',
    sk: 'engagement',
    lists: {
      ofStudent: { index: 'gsi1', pk: 'user#{userId}#engagements', sk: '{updatedAt}#{id}' },
      ofPoster: { index: 'gsi2', pk: 'engagements-for#{poster}', sk: '{updatedAt}#{id}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: ENGAGEMENT_DATA,
  },
  'engagement-submission': {
    pk: 'engagement#{id}',
    sk: 'submission#{number}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ENGAGEMENT_DATA,
  },
} as const satisfies RecordKinds;
