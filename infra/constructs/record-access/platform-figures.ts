import type { PLATFORM_FIGURES_RECORDS } from '#shared/records/platform-figures.ts';
import type { AccessTo } from './use.ts';

// The stream counts, the hourly run closes, and the admins' function reads.
export const PLATFORM_FIGURES_ACCESS: AccessTo<typeof PLATFORM_FIGURES_RECORDS> = {
  'figure-state': {
    get: ['stream', 'deadlines'],
    read: ['platform-figures'],
    write: ['stream', 'deadlines'],
  },
  'figure-shard': { read: ['platform-figures'], write: ['stream', 'deadlines'] },
  'figure-month': { read: ['platform-figures'], write: ['deadlines'] },
  'figure-step': { write: ['stream'] },
  'consumer-health': { get: ['platform-figures'], write: ['stream', 'mail'] },
  // The operator's command writes it.
  drill: { get: ['platform-figures'] },
};
