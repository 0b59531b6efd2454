import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

/** After this long a question refers to nothing that was said before. */
const REMEMBERED_MS = HOUR_MS;

const referenceSchema = z.object({
  kind: z.enum(['opportunity', 'application', 'posting', 'meeting', 'mentor', 'mentorship']),
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
  name: z.string().exactOptional(),
});

/** What a follow-up question refers to: what the last one asked for, and the records that its answer named. */
const memorySchema = z.object({
  intent: z.string(),
  slots: slotsSchema,
  references: z.array(referenceSchema).readonly(),
});
export type Memory = z.infer<typeof memorySchema>;

const conversationSchema = z.object({
  /** The number of the next message. */
  next: z.number().int(),
  memory: memorySchema.optional(),
  /** When the last question was asked. */
  at: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** How far the conversation of a user has come; undefined before it begins. */
export const getConversation = (userId: string): Promise<Conversation | undefined> =>
  getItem(conversationSchema, keyOf('ai-conversation', { userId }));

/** What a question of this moment may refer to. */
export const rememberedIn = (conversation: Conversation | undefined, now: Date): Memory | undefined =>
  conversation && now.getTime() - Date.parse(conversation.at) <= REMEMBERED_MS
    ? conversation.memory
    : undefined;
