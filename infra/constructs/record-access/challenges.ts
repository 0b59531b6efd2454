import type { CHALLENGES_RECORDS } from '#shared/records/challenges.ts';
import type { AccessTo } from './use.ts';

export const CHALLENGES_ACCESS: AccessTo<typeof CHALLENGES_RECORDS> = {
  challenge: {
    get: ['stream', 'mail', 'reports', 'pages'],
    read: ['challenges', 'judging', 'meetings', 'deadlines', 'delayed'],
    write: ['challenges', 'judging', 'delayed'],
  },
  'challenge-host': { read: ['challenges', 'meetings'], write: ['challenges'] },
  'challenge-judge': {
    read: ['challenges', 'judging', 'meetings', 'delayed', 'stream'],
    write: ['judging', 'delayed', 'stream'],
  },
  'challenge-member': {
    get: ['judging', 'mail', 'reports'],
    read: ['challenges', 'meetings', 'delayed'],
    // `judging` checks that nobody is judge and participant.
    write: ['challenges', 'judging'],
  },
  'challenge-team': {
    get: ['stream', 'mail', 'reports', 'delayed'],
    read: ['challenges'],
    write: ['challenges'],
  },
  'challenge-entry': {
    get: ['stream', 'mail', 'reports', 'judging'],
    read: ['challenges'],
    write: ['challenges'],
  },
  'challenge-entry-row': { read: ['challenges', 'judging', 'delayed'], write: ['challenges'] },
  'challenge-entry-version': { get: ['reports', 'delayed'], read: ['challenges'], write: ['challenges'] },
  'listed-challenge': { read: ['challenges', 'pages'], write: ['stream'] },
};
