import type { JUDGING_RECORDS } from '#shared/records/judging.ts';
import type { AccessTo } from './use.ts';

export const JUDGING_ACCESS: AccessTo<typeof JUDGING_RECORDS> = {
  // In the partition of a challenge’s judging: its state, the entries without their teams, and the plans.
  judging: {
    get: ['stream'],
    read: ['judging', 'delayed', 'deadlines', 'meetings'],
    write: ['judging', 'delayed', 'stream'],
  },
  'judged-entry': { get: ['stream'], read: ['judging', 'delayed'], write: ['judging', 'delayed', 'stream'] },
  'judged-text': { read: ['judging'], write: ['delayed'] },
  'judging-plan': { get: ['delayed'], write: ['delayed'] },
  'judging-result': { read: ['judging', 'pages'], write: ['judging'] },
  'judging-task': { read: ['judging', 'delayed', 'stream'], write: ['judging', 'delayed', 'stream'] },
};
