import { CONTACT_MESSAGE_DAYS } from '../core/retention.ts';
import type { RecordKinds } from './kind.ts';

export const CONTACT_RECORDS = {
  'contact-message': {
    pk: 'contact#{id}',
    sk: 'contact-message',
    usedBy: 'contact',
    lists: {
      all: { index: 'gsi1', pk: 'contact-messages', sk: '{receivedAt}#{id}' },
      /** Until a promised reply was given. */
      due: { index: 'gsi2', pk: 'contact-due', sk: '{dueAt}#{id}' },
      /** The messages of a company's members, for what was promised to it. */
      ofCompany: { index: 'gsi3', pk: 'contact-messages#{companyId}', sk: '{receivedAt}#{id}' },
    },
    owner: 'sender',
    stream: { mail: ['INSERT'] },
    retention: {
      until: 'ttl',
      after: `after ${CONTACT_MESSAGE_DAYS} days; in a mailbox, when we have dealt with them`,
    },
    personal: { inCopy: true, describedAs: 'Messages sent through the contact form' },
  },
  /** How many promised replies were kept and missed, by level of support. */
  'contact-counts': {
    pk: 'contact-counts',
    sk: 'contact-counts',
    usedBy: 'contact',
    owner: 'system',
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
