import type { STARTUPS_RECORDS } from '#shared/records/startups.ts';
import type { AccessTo } from './use.ts';

export const STARTUPS_ACCESS: AccessTo<typeof STARTUPS_RECORDS> = {
  startup: {
    get: ['stream', 'mail', 'digest', 'reports'],
    read: ['startups', 'meetings', 'auth'],
    write: ['startups', 'auth'],
  },
  // Whom the news are for, whose calendar has the milestones, and who may report.
  'startup-member': {
    get: ['mail'],
    read: ['startups', 'meetings', 'stream', 'reports', 'auth'],
    write: ['startups', 'auth'],
  },
  'startup-count': { read: ['auth'], write: ['startups', 'auth'] },
  // The hourly run notes until when it sent reminders.
  'startup-milestones': {
    get: ['deadlines', 'stream'],
    read: ['startups', 'meetings', 'auth'],
    write: ['startups', 'deadlines', 'auth'],
  },
  // What the team assumes and writes has partitions of its own.
  'startup-assumptions': { read: ['startups', 'auth'], write: ['startups', 'auth'] },
  'startup-note': { read: ['startups', 'reports', 'auth'], write: ['startups', 'auth'] },
  'startup-document': { read: ['startups', 'auth'], write: ['startups', 'auth'] },
};
