import type { ENGAGEMENTS_RECORDS } from '#shared/records/engagements.ts';
import type { AccessTo } from './use.ts';

export const ENGAGEMENTS_ACCESS: AccessTo<typeof ENGAGEMENTS_RECORDS> = {
  engagement: {
    get: ['mail', 'digest', 'reports'],
    read: ['engagements', 'profile'],
    write: ['engagements', 'stream'],
  },
  'engagement-submission': { read: ['engagements', 'reports'], write: ['engagements'] },
};
