import * as z from 'zod';
import { momentSchema, paragraphs, roleSchema } from '#shared/core/contract.ts';
import { ACTION_KINDS, MESSAGE_MAX, WRITERS } from './rules.ts';

export const messageId = z.string().regex(/^[\w-]{1,64}$/);
export const actionId = z.string().regex(/^[\w-]{1,64}$/);
export const insightId = z.string().regex(/^[\w:.-]{1,120}$/);

/** An address of this site: nothing of the advisor leads outside. */
const pathSchema = z.string().regex(/^\/(?![/\\])[\x21-\x7e]*$/);
const text = z.string().min(1);

/** One item of a list, or of a row of cards: a text, and the record that it is about. */
const itemSchema = z.object({ text, path: pathSchema.nullable() });
const cardSchema = z.object({ title: text, detail: z.string(), path: pathSchema });

/** A part of an answer. The advisor answers with these, never with markup. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(itemSchema).min(1) }),
  z.object({ kind: z.literal('cards'), cards: z.array(cardSchema).min(1) }),
]);
export type Block = z.infer<typeof blockSchema>;

/** Where an answer comes from: a screen with the records, or an article. */
export const sourceSchema = z.object({ title: text, url: pathSchema });
export type Source = z.infer<typeof sourceSchema>;

/** Something that the advisor can do for the user once they confirm it, until `expiresAt`. */
export const actionSchema = z.object({
  id: actionId,
  kind: z.enum(ACTION_KINDS),
  /** What the button says: `Apply`. */
  label: text,
  /** What exactly will change: `Sends your application to “Data intern” at Orkney Robotics.` */
  effect: text,
  /** The record that changes. */
  target: pathSchema,
  /** `unknown`: what it would do may have been done, and nothing tells. */
  state: z.enum(['open', 'done', 'failed', 'unknown']),
  expiresAt: momentSchema,
});
export type Action = z.infer<typeof actionSchema>;

/** What an answer consists of, besides the plain text. */
const answerParts = {
  blocks: z.array(blockSchema),
  sources: z.array(sourceSchema),
  actions: z.array(actionSchema),
  /** Questions that the user may ask next, as they would type them. */
  suggestions: z.array(text),
};

export const questionSchema = z.object({
  message: paragraphs(MESSAGE_MAX).min(1, 'Write a message'),
  /** Changes nothing but the greeting: what the caller may see follows from the session. */
  role: roleSchema.optional(),
  /** An id that the caller makes up: the same question sent again gets the answer that it already has. */
  id: messageId.optional(),
});

export const answerSchema = z.object({
  /** Of the answer, for feedback about it. */
  id: messageId,
  /** The whole answer as plain text. */
  response: z.string(),
  ...answerParts,
  by: z.enum(WRITERS),
});
export type Answer = z.infer<typeof answerSchema>;

export const historyMessageSchema = z.object({
  id: messageId,
  text: z.string(),
  isUser: z.boolean(),
  timestamp: momentSchema,
  ...answerParts,
  /** Of an answer only. */
  by: z.enum(WRITERS).nullable(),
  /** What the user said of an answer: null until they did. */
  right: z.boolean().nullable(),
});
export type HistoryMessage = z.infer<typeof historyMessageSchema>;

/** One computed sentence about the user’s own position, with its evidence. */
export const insightSchema = z.object({
  id: insightId,
  text,
  evidence: z.object({ label: text, path: pathSchema }),
});
export type Insight = z.infer<typeof insightSchema>;
