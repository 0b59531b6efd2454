import type { EVENTS_RECORDS } from '#shared/records/events.ts';
import type { AccessTo } from './use.ts';

export const EVENTS_ACCESS: AccessTo<typeof EVENTS_RECORDS> = {
  event: {
    get: ['stream', 'mail', 'digest', 'pages', 'reports'],
    read: ['events', 'meetings', 'deadlines', 'delayed'],
    write: ['events', 'delayed'],
  },
  'event-host': { read: ['events', 'delayed'], write: ['events'] },
  'listed-event': { read: ['events', 'pages'], write: ['stream'] },
  'event-guest': {
    get: ['stream', 'mail', 'reports'],
    read: ['events', 'delayed'],
    write: ['events', 'delayed'],
  },
  'event-queue': { read: ['events', 'delayed'], write: ['events', 'delayed'] },
  'shown-event': { get: ['events'], read: ['profile', 'auth'], write: ['events', 'auth'] },
  'host-figures': { get: ['events', 'delayed'], write: ['events', 'delayed'] },
};
