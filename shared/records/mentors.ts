import { type RecordKinds, WRITTEN } from './kind.ts';

const MENTOR_DATA = { inCopy: true, describedAs: 'Your settings and resources as a mentor' } as const;

export const MENTORS_RECORDS = {
  /**
   * A user as a mentor: settings, approval, the places that mentees and requests hold, and the next free time. In a partition of
   * its own, for the policy of those who read it.
   */
  mentor: {
    pk: 'mentor#{userId}',
    sk: 'mentor',
    lists: {
      /** By approval, for admins. */
      byApproval: { index: 'gsi1', pk: 'mentors#{approval}', sk: '{since}#{userId}' },
      /** Until the next free time has passed, when it is computed again. */
      freeTimes: { index: 'openDeadlines', pk: 'mentor-free-times', sk: '{nextFreeAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: MENTOR_DATA,
  },
  /** A link or a text that a mentor shares often. */
  'mentor-resource': {
    pk: 'mentor#{userId}',
    sk: 'resource#{id}',
    usedBy: 'mentors',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MENTOR_DATA,
  },
} as const satisfies RecordKinds;
