import type { PROJECTS_RECORDS } from '#shared/records/projects.ts';
import type { AccessTo } from './use.ts';

/** The functions that change how a project is reviewed; `delayed` does what is due. */
const REVIEWING = ['projects', 'reviews', 'delayed'] as const;

/** The functions that hand projects in: the result of a live project becomes one. */
const SUBMITTING = ['projects', 'engagements'] as const;

/** The functions that show what projects prove. */
const EVIDENCE = ['profile', 'opportunities', 'applications'] as const;

export const PROJECTS_ACCESS: AccessTo<typeof PROJECTS_RECORDS> = {
  project: {
    get: ['delayed', 'mail', 'digest', 'stream', 'engagements', 'reports'],
    read: ['projects', 'reviews', 'credentials', ...EVIDENCE, 'auth', 'progress'],
    write: [...REVIEWING, 'engagements', 'auth'],
  },
  'project-count': { read: ['auth'], write: [...SUBMITTING, 'auth'] },
  'project-version': {
    get: ['delayed', 'reviews', 'reports'],
    read: ['projects', 'profile'],
    write: SUBMITTING,
  },
  'proven-skill': {
    read: ['reviews', 'applicants', ...EVIDENCE, 'progress'],
    write: ['reviews', 'delayed', 'credentials', 'imported-credentials'],
  },
  review: {
    get: ['mail', 'digest', 'conversations'],
    read: [...REVIEWING, 'deadlines', 'stream', 'reports', 'progress'],
    write: [...REVIEWING, 'engagements'],
  },
  'last-queued-project': { read: [...REVIEWING, 'engagements'], write: [...REVIEWING, 'engagements'] },
  'queued-project': { read: [...REVIEWING, 'engagements'], write: [...REVIEWING, 'engagements'] },
  'waiting-review': { read: ['reviews'], write: [...REVIEWING, 'engagements'] },
  // What a reviewer handed in is read by its key alone, once the caller may see it.
  'review-scores': { read: [...REVIEWING, 'stream', 'reports'], write: ['reviews'] },
  'reviewer-state': { get: ['reviews'], read: ['auth'], write: [...REVIEWING, 'auth'] },
  'review-figures': { get: ['stream'], read: ['projects', 'reviews'], write: ['reviews', 'stream'] },
};
