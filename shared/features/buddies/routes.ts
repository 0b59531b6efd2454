import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { buddyId, buddyStateSchema, seekBuddySchema } from './schema.ts';

/** Students and alumni have buddies. */
const access = ['student', 'alumni'] as const;
const grants = ['table:read', 'table:write'] as const;
/** The routes about one pair are for its two users. */
const change = {
  method: 'POST',
  access,
  approved: true,
  grants,
  record: { kind: 'buddy-pair', param: 'id', relations: ['participant'] },
  params: z.object({ id: buddyId }),
  body: z.object({}),
  response: buddyStateSchema,
  errors: ['conflict', 'illegal_transition'],
} as const;

export const buddies = defineFeature('buddies', {
  own: {
    method: 'GET',
    path: '/api/buddies',
    summary: 'Where the signed-in user is with buddies: waiting, an offer, a pair, and those before',
    access,
    grants: ['table:read'],
    response: buddyStateSchema,
  },
  seek: {
    method: 'POST',
    path: '/api/buddies',
    summary:
      'Looks for a buddy of the same university or field: the best who waits and was never offered before is offered at once, else the user waits',
    access,
    approved: true,
    grants,
    body: seekBuddySchema,
    status: 201,
    response: buddyStateSchema,
    errors: ['email_unconfirmed', 'illegal_transition', 'conflict', 'too_many_requests'],
  },
  leave: {
    method: 'DELETE',
    path: '/api/buddies',
    summary: 'Stops waiting for a buddy. Repeating it changes nothing',
    access,
    grants,
    response: buddyStateSchema,
    errors: ['illegal_transition'],
  },
  accept: {
    ...change,
    path: '/api/buddies/{id}/accept',
    summary: 'Accepts an offer; the two are paired for eight weeks once both have accepted',
  },
  decline: {
    ...change,
    path: '/api/buddies/{id}/decline',
    summary: 'Declines an offer: both wait on, and are not offered to each other again',
  },
  end: {
    ...change,
    path: '/api/buddies/{id}/end',
    summary: 'Ends a pair before its term',
  },
});
