import type { CREDENTIALS_RECORDS } from '#shared/records/credentials.ts';
import type { AccessTo } from './use.ts';

export const CREDENTIALS_ACCESS: AccessTo<typeof CREDENTIALS_RECORDS> = {
  // The stream gives badges, unsigned.
  credential: { get: ['pages'], read: ['credentials'], write: ['credentials', 'stream'] },
  'credential-claim': { read: ['credentials', 'stream'], write: ['credentials', 'stream'] },
  'status-position': { read: ['credentials'], write: ['credentials', 'stream'] },
};
