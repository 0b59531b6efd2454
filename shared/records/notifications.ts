import { NOTIFICATION_DAYS, REDRIVE_DAYS } from '../core/retention.ts';
import { MESSAGE_DATA } from './descriptions.ts';
import { days, type RecordKinds, SHORT_LIVED, WRITTEN } from './kind.ts';

export const NOTIFICATIONS_RECORDS = {
  notification: {
    pk: 'user#{userId}',
    sk: 'notification#{id}',
    lists: { unread: { index: 'gsi1', pk: 'user#{userId}#unread', sk: '{id}' } },
    owner: 'user',
    retention: days(NOTIFICATION_DAYS),
    personal: { inCopy: true, describedAs: 'Notifications' },
  },
  /** A mail that one of several users is to receive about an event. */
  'mail-request': {
    pk: 'user#{userId}',
    sk: 'mail-request#{id}',
    owner: 'user',
    stream: { mail: ['INSERT'] },
    retention: days(REDRIVE_DAYS),
    personal: { inCopy: false, describedAs: 'Notifications that are also mailed' },
  },
  /** A mail that a user is to receive about messages that they have not read. */
  'unread-mail': {
    pk: 'user#{userId}',
    sk: 'unread-mail#{id}#{at}',
    owner: 'user',
    stream: { mail: ['INSERT'] },
    retention: days(REDRIVE_DAYS),
    personal: { inCopy: false, describedAs: 'Notifications that are also mailed' },
  },
  /** The numbers of changes that a user's browsers ask for, by topic, and the number of unread messages. */
  inbox: {
    pk: 'inbox#{userId}',
    sk: 'inbox',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: { ...MESSAGE_DATA, inCopy: false },
  },
  /** The web socket of a browser, by the session that opened it: a session has one at a time. */
  'live-connection': {
    pk: 'live#{userId}',
    sk: 'connection#{tokenHash}',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: SHORT_LIVED,
    personal: {
      inCopy: false,
      describedAs: 'That one of your browsers is connected, so that it can show what’s new',
    },
  },
} as const satisfies RecordKinds;
