import { MESSAGE_DATA } from './descriptions.ts';
import { type RecordKinds, WRITTEN } from './kind.ts';

export const CONVERSATIONS_RECORDS = {
  /** A conversation of two users for a reason. */
  conversation: {
    pk: 'conversation#{id}',
    sk: 'conversation',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  message: {
    pk: 'conversation#{id}',
    sk: 'message#{number}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  /** Which message a user sent with a client id: sending it again changes nothing. */
  'sent-message': {
    pk: 'conversation#{id}',
    sk: 'sent#{userId}#{clientId}',
    usedBy: 'conversations',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...MESSAGE_DATA, inCopy: false },
  },
  /** A conversation in the list of one of its users. */
  'conversation-entry': {
    pk: 'inbox#{userId}',
    sk: 'with#{otherId}#{id}',
    lists: { ofUser: { index: 'gsi1', pk: 'user#{userId}#conversations', sk: '{lastAt}#{id}' } },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
  /** How many first contacts a user began in a week. */
  'contact-requests': {
    pk: 'inbox#{userId}',
    sk: 'requests#{week}',
    usedBy: 'conversations',
    owner: 'user',
    retention: { until: 'ttl', after: 'two weeks after the week' },
    personal: { inCopy: false, describedAs: 'How many users you contacted for the first time in a week' },
  },
  /** That a user blocked another. */
  block: {
    pk: 'blocks#{userId}',
    sk: '{blockedId}',
    owner: 'user',
    stream: { stream: ['INSERT'] },
    retention: { until: 'deletion' },
    personal: MESSAGE_DATA,
  },
} as const satisfies RecordKinds;
