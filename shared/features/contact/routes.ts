import * as z from 'zod';
import {
  defineFeature,
  emptyBody,
  line,
  momentSchema,
  pageOf,
  pageQuery,
  paragraphs,
} from '#shared/core/contract.ts';
import { contactEmailSchema, nameFields, withNameRule } from '../users/schema.ts';
import { CONTACT_MESSAGES_A_MINUTE } from './settings.ts';
import { SUPPORT_LEVELS } from './support-rules.ts';

export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 5000;
/** Messages that one sender, known by the viewer's address, may send within the window. */
export const CONTACT_MESSAGES = { limit: CONTACT_MESSAGES_A_MINUTE.initial, windowSeconds: 60 } as const;

/** The contact form (spec, point 3), with rules of our own: the spec has none. */
const contactFields = z.object({
  ...nameFields,
  email: contactEmailSchema,
  subject: line(150).min(1, 'Enter a subject'),
  message: paragraphs(CONTACT_MESSAGE_MAX)
    .min(1, 'Write your message')
    .min(CONTACT_MESSAGE_MIN, `Write at least ${CONTACT_MESSAGE_MIN} characters`),
  /**
   * A field that people do not see and programs like to fill. A message with it is answered like any other and
   * kept nowhere. Leave it out, or empty.
   */
  website: z.string().max(500).default(''),
});
export const contactSchema = withNameRule(contactFields);
export type Contact = z.infer<typeof contactSchema>;

const supportLevelSchema = z.enum(SUPPORT_LEVELS);
/** A promised reply. */
const supportSchema = z.object({
  level: supportLevelSchema,
  dueAt: momentSchema,
  company: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type Support = z.infer<typeof supportSchema>;

const count = z.number().int().min(0);
/** Promises of one level by what became of them. */
const promiseCountsSchema = z.object({ level: supportLevelSchema, kept: count, missed: count });

/** A message as an admin reads it. All of its text is untrusted: show it as plain text only. */
export const contactMessageSchema = contactFields.omit({ website: true, oneName: true }).extend({
  lastName: z.string(),
  id: z.string(),
  receivedAt: momentSchema,
  /** What the plan of an employer's company promised; missing for everybody else. */
  support: supportSchema.optional(),
  /** When an admin said that it was answered. */
  answeredAt: momentSchema.optional(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contact = defineFeature('contact', {
  send: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Receives a message from the contact form for the operator',
    access: 'public',
    grants: ['table:read', 'table:write'],
    body: contactSchema,
    status: 201,
    /** `message` thanks the sender by name. */
    response: z.object({
      message: z.string(),
      /** When a signed-in employer gets a reply at the latest, by the plan of the company. */
      promise: supportSchema.pick({ level: true, dueAt: true }).optional(),
    }),
    errors: ['too_many_requests'],
  },
  messages: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'The messages from the contact form, latest first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(contactMessageSchema),
    errors: ['invalid_cursor'],
  },
  message: {
    method: 'GET',
    path: '/api/admin/contact-messages/{id}',
    summary: 'One message from the contact form',
    access: ['admin'],
    grants: ['table:read'],
    record: { kind: 'contact-message', param: 'id', relations: ['admin'] },
    params: z.object({ id: z.string().min(1).max(64) }),
    response: contactMessageSchema,
  },
  answer: {
    method: 'POST',
    path: '/api/admin/contact-messages/{id}/answer',
    summary: 'Records that a message was answered, which counts for what was promised',
    access: ['admin'],
    grants: ['table:read', 'table:write'],
    record: { kind: 'contact-message', param: 'id', relations: ['admin'] },
    params: z.object({ id: z.string().min(1).max(64) }),
    body: emptyBody,
    response: contactMessageSchema,
    errors: ['conflict'],
  },
  promises: {
    method: 'GET',
    path: '/api/admin/contact-promises',
    summary: 'The promised replies that are still due, the earliest first, and how many were kept and missed',
    access: ['admin'],
    grants: ['table:read'],
    response: z.object({
      counts: z.array(promiseCountsSchema),
      /** Those that are due, and how many of them are overdue, as far as one request reads. */
      waiting: count,
      overdue: count,
      items: z.array(contactMessageSchema.pick({ id: true, subject: true, support: true })),
    }),
  },
  support: {
    method: 'GET',
    path: '/api/contact/support',
    summary: 'What the plan of the caller’s company promises, and what became of it in the last year',
    access: ['employer'],
    grants: ['table:read'],
    response: z.object({
      level: supportLevelSchema,
      kept: count,
      missed: count,
      /** The latest promises of the company. What was written is not among them. */
      items: z.array(
        z.object({
          receivedAt: momentSchema,
          level: supportLevelSchema,
          dueAt: momentSchema,
          answeredAt: momentSchema.optional(),
        }),
      ),
    }),
  },
});
