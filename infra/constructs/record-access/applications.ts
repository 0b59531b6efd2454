import type { APPLICANTS_RECORDS } from '#shared/records/applicants.ts';
import type { APPLICATIONS_RECORDS } from '#shared/records/applications.ts';
import type { MEETINGS_RECORDS } from '#shared/records/meetings.ts';
import type { SAVED_RECORDS } from '#shared/records/saved.ts';
import { type AccessTo, POSTING } from './use.ts';

export const APPLICATIONS_ACCESS: AccessTo<
  typeof APPLICATIONS_RECORDS & typeof SAVED_RECORDS & typeof APPLICANTS_RECORDS & typeof MEETINGS_RECORDS
> = {
  application: {
    get: ['mail'],
    read: [
      ...(['applications', 'applicants', 'saved', 'opportunities', 'profile', 'meetings'] as const),
      ...(['progress', 'screening', 'conversations', 'stream', 'delayed', 'digest'] as const),
    ],
    write: ['applications', 'applicants', 'delayed'],
  },
  'sent-application': { get: ['applications', 'applicants'], read: ['screening'], write: ['applications'] },
  'outside-application': { read: ['applications', 'auth'], write: ['applications', 'auth', 'deadlines'] },

  marks: {
    get: ['digest', 'courses'],
    read: ['saved', 'applications', 'opportunities'],
    write: ['saved', 'applications', 'auth'],
  },
  'saved-searches': {
    get: ['searches', 'digest', 'auth'],
    write: ['searches', 'digest', 'delayed', 'auth'],
  },
  'waiting-mails': { get: ['digest', 'mail', 'auth'], write: ['mail', 'digest', 'auth'] },
  'search-alert': { read: ['delayed'], write: ['searches', 'auth'] },

  'screening-reveal': { read: ['applicants'], write: ['screening'] },
  'applicant-counts': {
    read: ['applicants', 'screening', 'opportunities', 'pages', ...POSTING, 'stream', 'delayed'],
    write: ['applications', 'applicants'],
  },
  'applicant-list': {
    read: ['applicants', 'screening', 'delayed', 'fairness-figures'],
    write: ['delayed', 'fairness-figures'],
  },
  'poster-applicant-counts': {
    read: ['applicants', 'delayed'],
    write: ['applications', 'applicants'],
  },
  'poster-applicant-list': { read: ['applicants', 'delayed'], write: ['delayed'] },
  'hiring-numbers': { read: ['analytics'], write: ['delayed'] },
  'posting-replies': {
    read: ['applicants', 'screening', 'opportunities', 'pages', ...POSTING, 'stream', 'delayed'],
    write: ['applicants', 'delayed'],
  },
  'poster-replies': {
    get: ['applicants', 'opportunities', 'pages', 'companies', ...POSTING, 'delayed'],
    write: ['applicants', 'delayed'],
  },
  'reply-clock': { get: ['delayed'], read: ['deadlines'], write: ['delayed'] },
  export: { get: ['exports', 'delayed'], write: ['exports', 'delayed'] },
  'export-slot': { write: ['exports', 'delayed'] },

  availability: {
    get: ['applicants', 'asks', 'mentors', 'mentorships', 'stream', 'delayed'],
    read: ['meetings'],
    write: ['meetings'],
  },
  'calendar-week': {
    read: ['meetings', 'mentors', 'mentorships', 'events', 'stream', 'delayed', 'dashboard', 'progress'],
    write: ['meetings', 'mentorships', 'stream', 'delayed'],
  },
  'meeting-proposal': { read: ['meetings'], write: ['meetings', 'applicants', 'asks', 'delayed'] },
  meeting: {
    get: ['mail', 'digest'],
    read: ['meetings', 'mentorships', 'reports', 'deadlines', 'applicants', 'delayed'],
    write: ['meetings', 'mentorships', 'applicants', 'asks', 'delayed'],
  },
};
