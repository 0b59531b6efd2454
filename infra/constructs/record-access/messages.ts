import type { CONTACT_RECORDS } from '#shared/records/contact.ts';
import type { CONVERSATIONS_RECORDS } from '#shared/records/conversations.ts';
import type { NOTIFICATIONS_RECORDS } from '#shared/records/notifications.ts';
import type { REPORTS_RECORDS } from '#shared/records/reports.ts';
import type { AccessTo } from './use.ts';

export const MESSAGES_ACCESS: AccessTo<
  typeof NOTIFICATIONS_RECORDS &
    typeof CONVERSATIONS_RECORDS &
    typeof REPORTS_RECORDS &
    typeof CONTACT_RECORDS
> = {
  notification: {
    read: ['notifications', 'dashboard', 'stream'],
    write: ['notifications', 'stream', 'delayed'],
  },
  'mail-request': { write: ['stream', 'delayed', 'digest'] },
  'unread-mail': { write: ['delayed'] },
  inbox: {
    get: ['inbox', 'stream'],
    read: ['auth'],
    write: ['conversations', 'notifications', 'stream', 'delayed', 'auth'],
  },
  'live-connection': { read: ['live', 'stream'], write: ['live', 'stream'] },

  conversation: {
    get: ['meetings', 'applicants', 'reports'],
    read: ['conversations'],
    write: ['conversations'],
  },
  message: { read: ['conversations', 'reports'], write: ['conversations'] },
  'conversation-entry': {
    get: ['delayed', 'digest'],
    read: ['conversations'],
    write: ['conversations', 'delayed'],
  },
  block: {
    read: [
      'conversations',
      'meetings',
      'applicants',
      'asks',
      'buddies',
      'challenges',
      'events',
      'mentorships',
      'startups',
      'reports',
      'delayed',
    ],
    write: ['conversations'],
  },

  'open-report': { write: ['reports'] },
};
