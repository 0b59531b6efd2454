import type { MENTORS_RECORDS } from '#shared/records/mentors.ts';
import type { AccessTo } from './use.ts';

/** The functions that search the directory of mentors. */
const SEARCHING = ['mentors', 'mentorships'] as const;

export const MENTORS_ACCESS: AccessTo<typeof MENTORS_RECORDS> = {
  mentor: {
    get: ['delayed', 'asks', 'buddies', 'meetings', 'conversations', 'startups', 'reports'],
    read: [...SEARCHING, 'stream'],
    write: ['mentors', 'mentorships', 'meetings', 'stream', 'delayed'],
  },
  'mentor-entry': { read: [...SEARCHING, 'stream'], write: ['stream'] },
  'mentor-pointer': { read: [...SEARCHING, 'stream'], write: ['stream'] },
  'mentor-build': { write: [...SEARCHING, 'stream'] },
};
