import * as z from 'zod';
import { REFERENCE_KINDS } from '#functions/core/advisor/tool.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { shortened } from '#shared/core/characters.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

/** After this long a question refers to nothing that was said before. */
const REMEMBERED_MS = HOUR_MS;

const referenceSchema = z.object({
  kind: z.enum(REFERENCE_KINDS),
  id: z.string(),
  label: z.string(),
});

const slotsSchema = z.object({
  text: z.string(),
  typed: z.string(),
  skills: z.array(z.string()).readonly(),
  title: z.string().exactOptional(),
  place: z.string().exactOptional(),
  type: z.enum(['internship', 'job', 'project']).exactOptional(),
  remote: z.literal(true).exactOptional(),
  ordinal: z.number().exactOptional(),
  ordinals: z.array(z.number()).readonly().exactOptional(),
  others: z.number().int().exactOptional(),
  name: z.string().exactOptional(),
});

/** What a follow-up question refers to: what the last one asked for, and the records that its answer named. */
const memorySchema = z.object({
  intent: z.string(),
  slots: slotsSchema,
  references: z.array(referenceSchema).readonly(),
  list: z.array(referenceSchema).readonly().exactOptional(),
});
export type Memory = z.infer<typeof memorySchema>;

/** A question with what it was answered with, in words of ours alone: what a model learns of the conversation. */
const turnSchema = z.object({ question: z.string(), answered: z.string() });
export type Turn = z.infer<typeof turnSchema>;
/** As many of them are kept. */
const TURNS = 6;
/** Characters of a question that are kept. */
const QUESTION_MAX = 300;

const conversationSchema = z.object({
  /** The number of the next message. */
  next: z.number().int(),
  memory: memorySchema.optional(),
  turns: z.array(turnSchema).readonly().default([]),
  /** When the last question was asked. */
  at: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** How far the conversation of a user has come; undefined before it begins. */
export const getConversation = (userId: string): Promise<Conversation | undefined> =>
  getItem(conversationSchema, keyOf('ai-conversation', { userId }));

const NOTHING: Pick<Conversation, 'memory' | 'turns'> = { turns: [] };

/** What a question of this moment may refer to, and what was said before it. */
export const rememberedIn = (
  conversation: Conversation | undefined,
  now: Date,
): Pick<Conversation, 'memory' | 'turns'> =>
  conversation && now.getTime() - Date.parse(conversation.at) <= REMEMBERED_MS ? conversation : NOTHING;

/** The turns one further. */
export const withTurn = (turns: readonly Turn[], { question, answered }: Turn): Turn[] =>
  [...turns, { question: shortened(question, QUESTION_MAX), answered }].slice(-TURNS);
