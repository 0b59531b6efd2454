import * as z from 'zod';
import { defineFeature, emptyBody, pageOf, pageQuery } from '#shared/core/contract.ts';
import { HISTORY_PAGE } from './rules.ts';
import {
  actionId,
  answerSchema,
  historyMessageSchema,
  insightId,
  insightSchema,
  messageId,
  questionSchema,
} from './schema.ts';

const grants = ['table:read', 'table:write'] as const;
const signedIn = { access: 'signed-in', grants } as const;

export const ai = defineFeature('ai', {
  chat: {
    method: 'POST',
    path: '/api/ai/chat',
    summary:
      'Answers a question of the signed-in user from what they may see themselves. Nothing changes: what would is proposed in `actions`',
    ...signedIn,
    grants: [...grants, 'functions:call', 'model:converse'],
    body: questionSchema,
    response: answerSchema,
    errors: ['too_many_requests'],
  },
  history: {
    method: 'GET',
    path: '/api/ai/history',
    summary: 'The conversation of the signed-in user with the advisor, the latest message first',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({ ...pageQuery, limit: pageQuery.limit.default(HISTORY_PAGE) }),
    response: pageOf(historyMessageSchema),
    errors: ['invalid_cursor'],
  },
  deleteHistory: {
    method: 'DELETE',
    path: '/api/ai/history',
    summary: 'Deletes the conversation of the signed-in user with the advisor',
    ...signedIn,
    response: z.object({ deleted: z.number().int().min(0) }),
    errors: ['too_many_requests'],
  },
  confirm: {
    method: 'POST',
    path: '/api/ai/actions/{id}/confirm',
    summary: 'Does what the advisor proposed, once, as the signed-in user',
    ...signedIn,
    grants: [...grants, 'functions:call'],
    params: z.object({ id: actionId }),
    body: emptyBody,
    response: z.object({ done: z.literal(true), target: z.string() }),
    errors: [
      'not_found',
      'action_used',
      'action_expired',
      'action_changed',
      'too_many_requests',
      'unavailable',
    ],
  },
  feedback: {
    method: 'POST',
    path: '/api/ai/feedback',
    summary: 'Says whether an answer was right. The latest word counts',
    ...signedIn,
    body: z.object({ messageId, right: z.boolean() }),
    response: z.object({ messageId, right: z.boolean() }),
    errors: ['not_found', 'too_many_requests'],
  },
  insights: {
    method: 'GET',
    path: '/api/ai/insights',
    summary: 'At most three computed sentences about the signed-in user’s own position',
    access: 'signed-in',
    grants: ['table:read', 'functions:call'],
    response: z.object({ items: z.array(insightSchema).max(3) }),
  },
  dismissInsight: {
    method: 'POST',
    path: '/api/ai/insights/{id}/dismiss',
    summary: 'Hides an insight that was not useful, and those like it',
    ...signedIn,
    params: z.object({ id: insightId }),
    body: emptyBody,
    response: z.object({ dismissed: z.literal(true) }),
    errors: ['too_many_requests'],
  },
});
