import { type RecordKinds, WRITTEN } from './kind.ts';

const CREDENTIAL_DATA = {
  inCopy: true,
  describedAs: 'Your credentials and badges, as they were signed',
} as const;

export const CREDENTIALS_RECORDS = {
  /** A credential or badge with its signed document. */
  credential: {
    pk: 'credential#{id}',
    sk: 'credential',
    lists: {
      ofUser: { index: 'gsi1', pk: 'user#{userId}#credentials', sk: '{issuedAt}#{id}' },
      ofStatus: { index: 'gsi2', pk: 'credentials#{status}', sk: '{issuedAt}#{id}' },
      all: { index: 'gsi3', pk: 'credentials', sk: '{issuedAt}#{id}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CREDENTIAL_DATA,
  },
  /** Which credential a user has for an achievement, and what it was issued for: so that one thing is issued once. */
  'credential-claim': {
    pk: 'credential-claims#{userId}',
    sk: '{achievement}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...CREDENTIAL_DATA, inCopy: false },
  },
  /** An appeal that waits for an admin, by when it was made. */
  'credential-appeal': {
    pk: 'credential-appeals',
    sk: '{at}#{credentialId}',
    usedBy: 'credentials',
    owner: 'user',
    retention: { until: 'done' },
    personal: { ...CREDENTIAL_DATA, inCopy: false },
  },
  /** The bits of a status list. They name nobody, and outlive accounts. */
  'status-list': {
    pk: 'status-list#{n}',
    sk: 'list',
    usedBy: 'credentials',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** How many positions of status lists were given away. */
  'status-position': {
    pk: 'status-position',
    sk: 'count',
    owner: 'system',
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
