import type { MENTORSHIPS_RECORDS } from '#shared/records/mentorships.ts';
import type { AccessTo } from './use.ts';

export const MENTORSHIPS_ACCESS: AccessTo<typeof MENTORSHIPS_RECORDS> = {
  mentorship: {
    get: ['meetings', 'conversations', 'profile', 'reports', 'stream', 'mail', 'digest'],
    read: ['mentorships', 'deadlines', 'projects', 'reviews', 'engagements', 'delayed'],
    write: ['mentorships', 'meetings', 'conversations', 'delayed'],
  },
  'mentorship-note': { read: ['mentorships', 'reports'], write: ['mentorships'] },
  'mentorship-pair': {
    get: ['meetings', 'profile', 'mentors', 'reviews'],
    read: ['mentorships'],
    write: ['mentorships', 'delayed'],
  },
  'mentorship-figures': {
    get: ['mentorships', 'meetings'],
    write: ['mentorships', 'meetings', 'delayed'],
  },
};
