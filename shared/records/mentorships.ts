import { type RecordKinds, WRITTEN } from './kind.ts';

const MENTORSHIP_DATA = {
  inCopy: true,
  describedAs: 'Your mentorships, with goals, progress and the notes that you wrote or were shown',
} as const;

export const MENTORSHIPS_RECORDS = {
  /** A mentorship, from the request to its end. */
  mentorship: {
    pk: 'mentorship#{id}',
    sk: 'mentorship',
    lists: {
      /** What waits for an answer has the highest rank, then what goes on; within a rank what is to be answered first, or changed last. */
      ofMentor: { index: 'gsi1', pk: 'user#{userId}#mentees', sk: '{rank}#{order}#{id}' },
      ofMentee: { index: 'gsi2', pk: 'user#{userId}#mentors', sk: '{rank}#{order}#{id}' },
      /** While something about it is due: an answer, a reminder, the end of its term. */
      due: { index: 'openDeadlines', pk: 'mentorships-due', sk: '{dueAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: MENTORSHIP_DATA,
  },
  /** A note that its author shares with the other side. */
  'mentorship-note': {
    pk: 'mentorship#{id}',
    sk: 'note#{noteId}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: MENTORSHIP_DATA,
  },
  /** A note that its author keeps for themselves: in a partition of its own, which no query for the other side names. */
  'mentorship-private-note': {
    pk: 'mentorship-notes#{id}#{userId}',
    sk: 'note#{noteId}',
    usedBy: 'mentorships',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MENTORSHIP_DATA,
  },
  /** That a student asked a mentor: which request was the latest, and from when on they may ask again. */
  'mentorship-pair': {
    pk: 'mentorship-pairs#{menteeId}',
    sk: '{mentorId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MENTORSHIP_DATA,
  },
  /** A user's counts: open requests, what is over, and the ratings that a mentor may see. */
  'mentorship-figures': {
    pk: 'mentorship-figures#{userId}',
    sk: 'figures',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...MENTORSHIP_DATA, inCopy: false },
  },
} as const satisfies RecordKinds;
