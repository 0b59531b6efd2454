import type { ADMIN_RECORDS } from '#shared/records/admin.ts';
import type { AUTH_RECORDS } from '#shared/records/auth.ts';
import type { RESUME_RECORDS } from '#shared/records/resume.ts';
import type { SYSTEM_RECORDS } from '#shared/records/system.ts';
import type { USERS_RECORDS } from '#shared/records/users.ts';
import { type AccessTo, AUDITING, DIRECTORY, REGISTERING, WITH_SESSION } from './use.ts';

export const USERS_ACCESS: AccessTo<
  typeof USERS_RECORDS &
    typeof RESUME_RECORDS &
    typeof AUTH_RECORDS &
    typeof ADMIN_RECORDS &
    typeof SYSTEM_RECORDS
> = {
  account: {
    get: ['digest', 'live', 'delayed'],
    read: [...WITH_SESSION, 'google', 'mail', 'stream'],
    write: [
      ...REGISTERING,
      'users',
      'profile',
      'resume',
      'admin',
      'moderation',
      'reports',
      'password-changed',
    ],
  },
  email: { get: ['auth', 'google'], read: ['invitations'], write: REGISTERING },
  profile: {
    get: ['asks', 'buddies'],
    read: [
      'delayed',
      ...REGISTERING,
      ...DIRECTORY,
      ...(['users', 'profile', 'resume', 'opportunities', 'applications', 'mentors'] as const),
      ...(['mentorships', 'conversations', 'events'] as const),
    ],
    write: [...REGISTERING, 'users', 'profile', 'resume', 'admin'],
  },
  'profile-section': {
    read: [
      ...(['users', 'profile', 'resume', 'admin', 'opportunities', 'applications'] as const),
      ...(['mentors', 'mentorships', 'asks', 'buddies', 'delayed'] as const),
    ],
    write: ['users', 'profile', 'resume'],
  },
  'profile-view': { write: ['profile'] },
  // Every function with a session also writes it: the grant `table:record-activity`.
  activity: { read: DIRECTORY, write: ['auth', 'google'] },
  preferences: { get: ['digest'], read: ['users', 'mail', 'conversations'], write: ['users'] },
  dashboard: {
    read: ['users', 'dashboard', 'admin'],
    write: [
      ...REGISTERING,
      ...(['users', 'profile', 'resume', 'applications', 'applicants', 'admin', 'stream'] as const),
      ...(['mentorships', 'meetings', 'delayed'] as const),
    ],
  },
  google: { get: ['google', 'auth'], write: ['google', 'auth'] },
  'google-link': { read: ['google', 'auth'], write: ['google', 'auth', 'password-changed'] },

  resume: { get: ['resume', 'auth', 'applications'], write: ['resume', 'auth', 'applications'] },
  'resume-upload': { get: ['resume', 'resume-upload'], write: ['resume', 'resume-upload', 'auth'] },

  session: { get: [...WITH_SESSION, 'google', 'live', 'stream'], write: ['auth', 'google'] },
  'known-browser': { read: ['auth', 'google'], write: ['auth', 'google'] },
  confirmation: { get: ['auth', 'google'], write: ['auth', 'google', 'mail'] },
  'confirmation-request': { write: ['auth', 'google'] },
  invitation: { get: ['auth', 'google'], write: ['auth', 'google', 'mail'] },
  'invitation-request': { write: REGISTERING },
  'password-lock': { write: ['auth', 'google'] },
  'google-flow': { write: ['google'] },

  'directory-state': { read: DIRECTORY, write: DIRECTORY },
  'directory-row': { read: ['admin'], write: DIRECTORY },
  'directory-match': { read: ['admin'], write: DIRECTORY },
  approval: { read: ['admin'], write: DIRECTORY },
  'audit-entry': { read: ['admin'], write: AUDITING },
  'audit-head': {
    get: AUDITING,
    write: AUDITING,
  },
  'audit-checkpoint': { get: ['admin'], write: ['admin'] },
  'directory-counters': { read: ['admin', 'platform-settings'], write: DIRECTORY },
  'active-admins': {
    get: ['admin', 'moderation', 'reports', 'platform-settings', 'stream'],
    write: ['admin', 'moderation', 'reports', 'auth', 'google', 'platform-settings'],
  },

  'failed-record': { write: ['stream', 'mail'] },
  effect: { write: ['mail', 'stream'] },
  'rate-attempts': { get: ['auth', 'invitations', 'events'], write: ['auth', 'invitations', 'events'] },
  'rate-counter': {
    write: [
      ...REGISTERING,
      'ai',
      'applications',
      'applicants',
      'postings',
      'companies',
      'contact',
      'library',
      'conversations',
      'credentials',
      'enrolments',
      'mail',
      'meetings',
      'mentorships',
      'projects',
      'reviews',
      'reports',
      'startups',
      'resume',
      'exports',
      'asks',
      'assessments',
      'authoring',
      'buddies',
      'engagements',
      'events',
      'challenges',
      'judging',
      'imported-credentials',
      'plan-requests',
    ],
  },
  // The operator's command writes and reads it.
  seed: {},
};
