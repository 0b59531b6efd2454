import * as z from 'zod';
import {
  defineFeature,
  emptyBody,
  momentSchema,
  optionalFilter,
  pageOf,
  pageQuery,
  paragraphs,
  roleSchema,
  searchText,
} from '#shared/core/contract.ts';
import { reasonSchema } from './reasons.ts';
import { CONVERSATION_STATUSES, EDIT_SECONDS, MESSAGE_MAX } from './rules.ts';

const userId = z.string().regex(/^[\w-]{1,64}$/);
const conversationId = z.string().regex(/^[\w-]{1,64}$/);
const number = z.number().int().min(1).max(1_000_000_000);
/** Chosen by the sender for each message: a message that is sent again with it is the same one. */
const clientId = z.string().regex(/^[\w-]{8,64}$/);
const text = paragraphs(MESSAGE_MAX).min(1, 'Enter a message');

/** A user as the other side of a conversation sees them. */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
});
export type Person = z.infer<typeof personSchema>;

/** What a conversation is about: the opportunity; null for a first contact. */
const aboutSchema = z.object({ title: z.string(), company: z.string() }).nullable();

/** A conversation in the list of one of its two users. */
export const conversationSchema = z.object({
  id: conversationId,
  reason: reasonSchema,
  about: aboutSchema,
  with: personSchema,
  status: z.enum(CONVERSATION_STATUSES),
  /** The caller began it. */
  begun: z.boolean(),
  /** One of the two has blocked the other: neither sees what the other wrote. */
  blocked: z.boolean(),
  /** The beginning of the latest message; empty when it was deleted or is hidden. */
  preview: z.string(),
  /** The caller wrote the latest message. */
  previewOwn: z.boolean(),
  lastAt: momentSchema,
  /** How many messages of the other user the caller has not read. */
  unread: z.number().int().min(0),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** A message. Numbers begin with 1 and have no gaps: they are the order of a conversation. */
export const messageSchema = z.object({
  number,
  clientId,
  /** The id of its author. */
  by: z.string(),
  /** Empty once it was deleted. */
  text: z.string().max(MESSAGE_MAX),
  at: momentSchema,
  editedAt: momentSchema.optional(),
  deleted: z.literal(true).optional(),
});
export type Message = z.infer<typeof messageSchema>;

const ofConversation = {
  access: 'signed-in',
  record: { kind: 'conversation', param: 'id', relations: ['participant'] },
} as const;
const params = z.object({ id: conversationId });
const messageParams = z.object({
  id: conversationId,
  number: z.coerce.number().int().min(1).max(1_000_000_000),
});
const write = ['table:read', 'table:write'] as const;

export const conversations = defineFeature('conversations', {
  list: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'The conversations of the signed-in user, the one with the latest message first',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({ q: optionalFilter(searchText(80)), ...pageQuery }),
    response: pageOf(conversationSchema).extend({
      /** How many first contacts the user may still begin this week; null for roles that begin none. */
      requestsLeft: z.number().int().min(0).nullable(),
    }),
    errors: ['invalid_cursor'],
  },
  create: {
    method: 'POST',
    path: '/api/conversations',
    summary: 'Begins a conversation for a reason, or goes on with it: sends a message once for its client id',
    access: 'signed-in',
    approved: true,
    grants: write,
    body: z.object({
      /** The other user; or the opportunity or the company of an application, for who posted it. */
      with: userId,
      reason: reasonSchema,
      text,
      clientId,
    }),
    status: 201,
    response: z.object({ conversation: conversationSchema, message: messageSchema }),
    errors: [
      'not_found',
      'forbidden',
      'email_unconfirmed',
      'too_many_requests',
      'conflict',
      'illegal_transition',
    ],
  },
  get: {
    method: 'GET',
    path: '/api/conversations/{id}',
    summary: 'One conversation, with whether the caller may write in it',
    ...ofConversation,
    grants: ['table:read'],
    params,
    response: conversationSchema.extend({
      /** Why the caller cannot write; null when they can. */
      closed: z.enum(['ended', 'blocked', 'waiting', 'declined']).nullable(),
      /** The caller has blocked the other user. */
      blockedByMe: z.boolean(),
    }),
  },
  messages: {
    method: 'GET',
    path: '/api/conversations/{id}/messages',
    summary: 'The messages of a conversation, the latest first',
    ...ofConversation,
    grants: ['table:read'],
    params,
    query: z.object(pageQuery),
    response: pageOf(messageSchema).extend({
      /** Up to which number the other user has read; null when one of the two has switched that off. */
      readByOther: z.number().int().min(0).nullable(),
    }),
    errors: ['invalid_cursor'],
  },
  send: {
    method: 'POST',
    path: '/api/conversations/{id}/messages',
    summary: 'Sends a message, once for its client id. Answering a first contact accepts it',
    ...ofConversation,
    approved: true,
    grants: write,
    params,
    body: z.object({ text, clientId }),
    status: 201,
    response: messageSchema,
    errors: ['forbidden', 'too_many_requests', 'conflict', 'illegal_transition'],
  },
  edit: {
    method: 'PUT',
    path: '/api/conversations/{id}/messages/{number}',
    summary: `Changes a message of the caller within ${EDIT_SECONDS / 60} minutes; it is marked as edited`,
    ...ofConversation,
    grants: write,
    params: messageParams,
    body: z.object({ text }),
    response: messageSchema,
    errors: ['forbidden'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/conversations/{id}/messages/{number}',
    summary: `Deletes a message of the caller within ${EDIT_SECONDS / 60} minutes; a mark remains`,
    ...ofConversation,
    grants: write,
    params: messageParams,
    response: messageSchema,
    errors: ['forbidden'],
  },
  read: {
    method: 'POST',
    path: '/api/conversations/{id}/read',
    summary: 'Marks the messages up to a number as read',
    ...ofConversation,
    grants: write,
    params,
    body: z.object({ upTo: number }),
    response: z.object({ unread: z.number().int().min(0) }),
  },
  accept: {
    method: 'POST',
    path: '/api/conversations/{id}/accept',
    summary: 'Accepts a first contact',
    ...ofConversation,
    grants: write,
    params,
    body: emptyBody,
    response: conversationSchema,
    errors: ['illegal_transition', 'conflict'],
  },
  decline: {
    method: 'POST',
    path: '/api/conversations/{id}/decline',
    summary: 'Declines a first contact',
    ...ofConversation,
    grants: write,
    params,
    body: emptyBody,
    response: conversationSchema,
    errors: ['illegal_transition', 'conflict'],
  },
  block: {
    method: 'PUT',
    path: '/api/blocks/{userId}',
    summary: 'Blocks a user: neither sees the other’s messages, nor can write. Repeating it changes nothing',
    access: 'signed-in',
    grants: write,
    params: z.object({ userId }),
    response: z.object({ blocked: z.boolean() }),
    errors: ['not_found'],
  },
  unblock: {
    method: 'DELETE',
    path: '/api/blocks/{userId}',
    summary: 'Takes a block back. Repeating it changes nothing',
    access: 'signed-in',
    grants: write,
    params: z.object({ userId }),
    response: z.object({ blocked: z.boolean() }),
  },
});
