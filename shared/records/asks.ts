import { type RecordKinds, WRITTEN } from './kind.ts';

const ASK_DATA = {
  inCopy: true,
  describedAs: 'Questions to alumni with their answers, and how many you take',
} as const;

export const ASKS_RECORDS = {
  /** One question of a student to an alumnus. */
  ask: {
    pk: 'ask#{id}',
    sk: 'ask',
    lists: {
      ofStudent: { index: 'gsi1', pk: 'student#{studentId}#asks', sk: '{state}#{createdAt}#{id}' },
      ofAlumnus: { index: 'gsi2', pk: 'alumnus#{alumnusId}#asks', sk: '{state}#{createdAt}#{id}' },
      /** While it waits for an answer, until it is closed. */
      waiting: { index: 'openDeadlines', pk: 'asks-waiting', sk: '{answerBy}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: ASK_DATA,
  },
  /** How many questions an alumnus takes in a week, and how many came in this one. */
  'ask-settings': {
    pk: 'asks#{userId}',
    sk: 'settings',
    usedBy: 'asks',
    lists: {
      /** Those who take questions, by the Monday from which on they have room. */
      taking: { index: 'gsi1', pk: 'asks-taking', sk: '{roomFrom}#{askedAt}#{userId}' },
    },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ASK_DATA,
  },
  /** How many questions of a user wait and were closed, on each side. */
  'ask-counts': {
    pk: 'asks#{userId}',
    sk: 'counts#{side}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...ASK_DATA, inCopy: false },
  },
  /** That a question of a student to an alumnus waits for an answer: there is one at a time. */
  'open-ask': {
    pk: 'asks#{userId}',
    sk: 'open#{alumnusId}',
    owner: 'user',
    retention: { until: 'done' },
    personal: { ...ASK_DATA, inCopy: false },
  },
  /** A question with its answer, without names, while both sides agree. Nothing in it leads to them. */
  'published-answer': {
    pk: 'published-answer#{id}',
    sk: 'published-answer',
    usedBy: 'asks',
    lists: {
      all: { index: 'gsi1', pk: 'published-answers', sk: '{publishedAt}#{id}' },
      ofTopic: { index: 'gsi2', pk: 'published-answers#{topic}', sk: '{publishedAt}#{id}' },
    },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ASK_DATA,
  },
} as const satisfies RecordKinds;
