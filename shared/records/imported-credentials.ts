import type { RecordKinds } from './kind.ts';

const IMPORT_DATA = {
  inCopy: true,
  describedAs: 'Credentials of other issuers that you imported, and what their checks found',
} as const;

export const IMPORTED_CREDENTIALS_RECORDS = {
  /** A credential of another issuer, as it was last checked. */
  'imported-credential': {
    pk: 'imported-credential#{id}',
    sk: 'imported-credential',
    usedBy: 'imported-credentials',
    lists: { ofUser: { index: 'gsi1', pk: 'user#{userId}#imported-credentials', sk: '{importedAt}#{id}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: IMPORT_DATA,
  },
  /** Its text: apart, so that lists do not read it. */
  'imported-document': {
    pk: 'imported-credential#{id}',
    sk: 'document',
    usedBy: 'imported-credentials',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: IMPORT_DATA,
  },
  /** How many a user has imported. */
  'imported-credential-count': {
    pk: 'imported-credential-count#{userId}',
    sk: 'count',
    usedBy: 'imported-credentials',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...IMPORT_DATA, inCopy: false },
  },
  /** The list of issuers whose credentials count. */
  'trusted-issuers': {
    pk: 'trusted-issuers',
    sk: 'list',
    owner: 'system',
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
