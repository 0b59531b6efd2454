import * as z from 'zod';
import { emptyBody } from '#shared/core/contract.ts';

/** The routes of the calendar for other programs. */
export const CALENDAR_ROUTES = {
  calendar: {
    method: 'GET',
    path: '/api/calendar',
    summary: 'The private address of the signed-in user’s calendar, for calendar programs',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    response: z.object({ url: z.url() }),
  },
  resetCalendar: {
    method: 'DELETE',
    path: '/api/calendar',
    summary: 'Makes the address of the calendar invalid; the next one is another',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    response: emptyBody,
  },
  feed: {
    method: 'GET',
    path: '/api/calendar/{file}',
    summary: 'A user’s calendar, under the address that only they know: `/api/calendar/{token}.ics`',
    access: 'public',
    grants: ['table:read'],
    answers: 'calendar',
    params: z.object({ file: z.string().regex(/^[\w-]{1,60}\.ics$/) }),
    response: z.string(),
    errors: ['not_found'],
  },
} as const;
