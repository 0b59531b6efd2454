import type { IMPORTED_CREDENTIALS_RECORDS } from '#shared/records/imported-credentials.ts';
import type { AccessTo } from './use.ts';

export const IMPORTED_CREDENTIALS_ACCESS: AccessTo<typeof IMPORTED_CREDENTIALS_RECORDS> = {
  'trusted-issuers': { get: ['trusted-issuers', 'imported-credentials'], write: ['trusted-issuers'] },
};
