import { type RecordKinds, WRITTEN } from './kind.ts';

const CHALLENGE_DATA = {
  inCopy: true,
  describedAs: 'Challenges that you host or take part in, your teams and their entries',
} as const;
/** As what a user is in a challenge: the latest first, apart by the part that they have. */
const OF_USER = { index: 'gsi2', pk: 'user#{userId}#challenges', sk: '{part}#{at}#{challengeId}' } as const;

export const CHALLENGES_RECORDS = {
  challenge: {
    pk: 'challenge#{id}',
    sk: 'challenge',
    lists: {
      /** While something about it is due: a reminder, or the end of its entries. */
      due: { index: 'openDeadlines', pk: 'challenges-due', sk: '{dueAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CHALLENGE_DATA,
  },
  'challenge-host': {
    pk: 'challenge#{challengeId}',
    sk: 'host#{userId}',
    lists: { ofUser: OF_USER },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CHALLENGE_DATA,
  },
  /** That a user judges a challenge. Nobody is judge and participant of one. */
  'challenge-judge': {
    pk: 'challenge#{challengeId}',
    sk: 'judge#{userId}',
    lists: { ofUser: OF_USER },
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Challenges that you judge' },
  },
  /** That a user takes part in a challenge, and in which team: the key lets nobody be in two. */
  'challenge-member': {
    pk: 'challenge-members#{challengeId}',
    sk: '{userId}',
    lists: { ofUser: OF_USER },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CHALLENGE_DATA,
  },
  /** Teams and their entries are apart from the challenge, so that functions which show it cannot read them. */
  'challenge-team': {
    pk: 'challenge-teams#{challengeId}',
    sk: 'team#{id}',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CHALLENGE_DATA,
  },
  'challenge-entry': {
    pk: 'challenge-teams#{challengeId}',
    sk: 'entry#{id}',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CHALLENGE_DATA,
  },
  /** An entry that was handed in, as the list of the host shows it. */
  'challenge-entry-row': {
    pk: 'challenge-entries#{challengeId}',
    sk: '{createdAt}#{entryId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...CHALLENGE_DATA, inCopy: false },
  },
  /** One version of an entry that was handed in; it never changes. */
  'challenge-entry-version': {
    pk: 'challenge-entry#{entryId}',
    sk: 'version#{number}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CHALLENGE_DATA,
  },
  /** A challenge in the list of all: open ones by their deadline, then those in judging, then those with results. */
  'listed-challenge': {
    pk: 'listed-challenges',
    sk: '{rank}#{order}#{id}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...CHALLENGE_DATA, inCopy: false },
  },
} as const satisfies RecordKinds;
