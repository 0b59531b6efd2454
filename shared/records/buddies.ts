import { type RecordKinds, WRITTEN } from './kind.ts';

const BUDDY_DATA = { inCopy: true, describedAs: 'Your search for a buddy, and your buddies' } as const;

export const BUDDIES_RECORDS = {
  /** Where a user is with buddies. Only while they wait it is in the lists of those who can be offered. */
  'buddy-seat': {
    pk: 'buddies#{userId}',
    sk: 'seat',
    lists: {
      ofUniversity: { index: 'gsi1', pk: 'buddies-waiting#{side}#at#{university}', sk: '{since}#{userId}' },
      ofField: { index: 'gsi2', pk: 'buddies-waiting#{side}#in#{field}', sk: '{since}#{userId}' },
      /** When they are looked at again: two who begin to wait at once do not see each other. */
      again: { index: 'openDeadlines', pk: 'buddies-again', sk: '{tryAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: BUDDY_DATA,
  },
  /** That a user was offered to another one: never again. */
  'buddy-met': {
    pk: 'buddies#{userId}',
    sk: 'met#{otherId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...BUDDY_DATA, inCopy: false },
  },
  /** Two users who were offered to each other. */
  'buddy-pair': {
    pk: 'buddy-pair#{id}',
    sk: 'buddy-pair',
    lists: {
      /** While the offer waits, and then until the end of the term. */
      due: { index: 'openDeadlines', pk: 'buddies-due', sk: '{dueAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: BUDDY_DATA,
  },
} as const satisfies RecordKinds;
