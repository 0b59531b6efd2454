import { type RecordKinds, WRITTEN } from './kind.ts';

const MENTOR_DATA = { inCopy: true, describedAs: 'Your settings and resources as a mentor' } as const;

export const MENTORS_RECORDS = {
  /**
   * A user as a mentor: settings, approval, the places that mentees and requests hold, the next free times, and what of the
   * profile the directory shows. In a partition of its own, for the policy of those who read it.
   */
  mentor: {
    pk: 'mentor#{userId}',
    sk: 'mentor',
    lists: {
      /** By approval, for admins. */
      byApproval: { index: 'gsi1', pk: 'mentors#{approval}', sk: '{since}#{userId}' },
      /** All who offer times, by when these are to be computed again. */
      freeTimes: { index: 'openDeadlines', pk: 'mentor-free-times', sk: '{recheckAt}' },
    },
    owner: 'user',
    stream: { stream: ['INSERT', 'MODIFY', 'REMOVE'] },
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
  /** How many links and texts a user has. */
  'mentor-library': {
    pk: 'mentor#{userId}',
    sk: 'library',
    usedBy: 'mentors',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MENTOR_DATA,
  },
  /** What changed in the directory of mentors, by its place in the log of a format: numbers without gaps. */
  'mentor-entry': {
    pk: 'mentor-log#{format}',
    sk: '{number}',
    owner: 'user',
    retention: { until: 'done' },
    personal: { ...MENTOR_DATA, inCopy: false },
  },
  /** Which snapshot of the directory of mentors is the latest of a format. */
  'mentor-pointer': {
    pk: 'mentor-pointer',
    sk: '{format}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** The latest request for a new snapshot of the directory of mentors. */
  'mentor-build': {
    pk: 'mentor-build',
    sk: 'mentor-build',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
