import { CONTACT_MESSAGE_DAYS } from '../core/retention.ts';
import type { RecordKinds } from './kind.ts';

export const CONTACT_RECORDS = {
  'contact-message': {
    pk: 'contact#{id}',
    sk: 'contact-message',
    usedBy: 'contact',
    lists: { all: { index: 'gsi1', pk: 'contact-messages', sk: '{receivedAt}#{id}' } },
    owner: 'sender',
    stream: { mail: ['INSERT'] },
    retention: {
      until: 'ttl',
      after: `after ${CONTACT_MESSAGE_DAYS} days; in a mailbox, when we have dealt with them`,
    },
    personal: { inCopy: true, describedAs: 'Messages sent through the contact form' },
  },
} as const satisfies RecordKinds;
