import type { COMPANIES_RECORDS } from '#shared/records/companies.ts';
import type { OPPORTUNITIES_RECORDS } from '#shared/records/opportunities.ts';
import type { SEARCH_RECORDS } from '#shared/records/search.ts';
import { type AccessTo, POSTING } from './use.ts';

export const OPPORTUNITIES_ACCESS: AccessTo<
  typeof OPPORTUNITIES_RECORDS & typeof COMPANIES_RECORDS & typeof SEARCH_RECORDS
> = {
  opportunity: {
    get: ['delayed', 'conversations'],
    read: [
      ...([
        'opportunities',
        'pages',
        'applications',
        'applicants',
        'saved',
        'profile',
        'meetings',
        'courses',
      ] as const),
      ...POSTING,
      ...(['screening', 'stream', 'deadlines', 'digest'] as const),
    ],
    write: ['applications', ...POSTING, 'deadlines', 'delayed'],
  },
  'owned-opportunity': { read: ['admin'], write: ['stream'] },
  'opportunity-counters': {
    read: [
      'opportunities',
      'pages',
      'applicants',
      'screening',
      'analytics',
      ...POSTING,
      'stream',
      'delayed',
      'fairness-figures',
    ],
    write: ['applications', ...POSTING, 'deadlines', 'delayed'],
  },
  'opportunity-review': { read: ['moderation'], write: [...POSTING, 'applications', 'deadlines'] },
  'opportunity-report': { get: ['postings'], read: ['moderation'], write: ['postings'] },
  closing: { write: ['stream', 'delayed'] },
  'terms-change': { write: ['stream', 'delayed'] },

  company: {
    get: [
      'stream',
      'mail',
      'opportunities',
      'pages',
      'screening',
      'analytics',
      'meetings',
      'applicants',
      'contact',
      'plan-requests',
    ],
    read: [...POSTING, 'fairness-figures', 'platform-settings'],
    write: [...POSTING, 'applications', 'deadlines'],
  },
  'company-logo': { get: ['companies', 'mail'], write: ['companies', 'moderation'] },
  'company-member': {
    get: ['postings'],
    read: ['applicants', 'companies', 'moderation', 'conversations', 'stream', 'mail', 'delayed'],
    write: ['companies'],
  },
  membership: {
    get: [
      ...([
        'postings',
        'applicants',
        'screening',
        'exports',
        'analytics',
        'fairness',
        'companies',
        'profile',
        'conversations',
        'meetings',
        'engagements',
        'contact',
        'plan-requests',
      ] as const),
      'stream',
    ],
    read: ['delayed'],
    write: ['companies'],
  },
  'company-invitation': { get: ['companies'], write: ['companies'] },
  poster: { get: ['postings'], write: [...POSTING, 'applications', 'deadlines'] },

  posting: { read: ['opportunities'], write: ['stream'] },
  'search-entry': { read: ['opportunities', 'stream'], write: ['stream'] },
  'search-pointer': { read: ['opportunities', 'stream'], write: ['stream'] },
  'search-build': { write: ['stream'] },
  'open-list': { get: ['pages'], write: ['stream'] },
};
