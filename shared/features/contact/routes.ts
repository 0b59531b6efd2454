import * as z from 'zod';
import { defineFeature, line, momentSchema, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { contactEmailSchema, nameFields, withNameRule } from '../users/schema.ts';

export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 5000;
/** Messages that one sender, known by the viewer's address, may send within the window. */
export const CONTACT_MESSAGES = { limit: 10, windowSeconds: 60 } as const;

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

/** A message as an admin reads it. All of its text is untrusted: show it as plain text only. */
export const contactMessageSchema = contactFields
  .omit({ website: true, oneName: true })
  .extend({ lastName: z.string(), id: z.string(), receivedAt: momentSchema });
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
    response: z.object({ message: z.string() }),
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
});
