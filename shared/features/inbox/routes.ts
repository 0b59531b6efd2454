import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { INBOX_TOPICS } from './topics.ts';

/** The numbers of changes of all topics, in their order, with dots between them. */
const stateSchema = z.string().regex(/^\d{1,12}(\.\d{1,12}){2}$/);

export const inbox = defineFeature('inbox', {
  changes: {
    method: 'GET',
    path: '/api/inbox/changes',
    summary:
      'What is new for the signed-in user since a state that an earlier answer gave; little when nothing is',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({ since: stateSchema.optional() }),
    response: z.object({
      /** The state for the next question. */
      since: stateSchema,
      /** What changed since the given state; missing when nothing did. Without a state, everything. */
      changed: z.array(z.enum(INBOX_TOPICS)).min(1).optional(),
      /** How many messages are unread; with `changed`. */
      unreadMessages: z.number().int().min(0).optional(),
    }),
  },
});
