import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import { shortened } from '#shared/core/characters.ts';
import { roleSchema } from '#shared/core/contract.ts';
import { reasonSchema } from '#shared/features/conversations/reasons.ts';
import {
  type Conversation,
  type Message,
  messageSchema,
  type Person,
} from '#shared/features/conversations/routes.ts';
import { CONVERSATION_STATUSES } from '#shared/features/conversations/rules.ts';
import { conversationKey, entryKey, messageKey, sentKey } from './keys.ts';

const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
});
const ids = z
  .set(z.string())
  .default(new Set())
  .transform((set): ReadonlySet<string> => set);

const step = z.object({
  status: z.enum(CONVERSATION_STATUSES),
  at: z.string(),
  by: z.enum(['contacted']).optional(),
});

/** A conversation as it is stored, the same for both users. */
const storedSchema = z.object({
  id: z.string(),
  reason: reasonSchema,
  about: z.object({ title: z.string(), company: z.string() }).nullable(),
  /** Who began it, and the other user. */
  people: z.tuple([personSchema, personSchema]),
  status: z.enum(CONVERSATION_STATUSES),
  history: z.array(step),
  version: z.number().int(),
  /** The number of the latest message. */
  count: z.number().int(),
  /** Up to which number each user has read, by user id. */
  readUpTo: z.record(z.string(), z.number().int()),
  /** Who has blocked the other. */
  blockedBy: ids,
  /** Who has switched receipts of reading off. */
  withoutReceipts: ids,
  /** One of them is a student under 18 and the other a mentor: messages have no contact data. */
  minor: z.literal(true).optional(),
});
export type StoredConversation = z.infer<typeof storedSchema>;

/** A conversation, or undefined: one read unit. */
export const getConversation = (id: string): Promise<StoredConversation | undefined> =>
  getItem(storedSchema, conversationKey(id));

/** Whether a user is one of the two. */
export const isParticipant = ({ people }: StoredConversation, userId: string): boolean =>
  people.some(({ id }) => id === userId);

/** The other user of a conversation. */
export const otherOf = (
  { people: [one, other] }: Pick<StoredConversation, 'people'>,
  userId: string,
): Person => (one.id === userId ? other : one);

/** The new record of a conversation in which nothing was written yet. */
export const conversationItem = (
  conversation: Omit<StoredConversation, 'blockedBy' | 'withoutReceipts'>,
) => ({
  ...itemOf('conversation', conversation),
  ...conversation,
});

/** How much of a message a list shows. */
const PREVIEW_LENGTH = 120;
export const previewOf = (text: string): string => shortened(text.replace(/\s+/g, ' '), PREVIEW_LENGTH);

const entrySchema = z.object({
  id: z.string(),
  reason: reasonSchema,
  about: z.object({ title: z.string(), company: z.string() }).nullable(),
  with: personSchema,
  begun: z.boolean(),
  status: z.enum(CONVERSATION_STATUSES),
  blocked: z.boolean().default(false),
  preview: z.string(),
  previewBy: z.string(),
  lastAt: z.string(),
  /** The number of the latest message that is counted here. */
  count: z.number().int(),
  unread: z.number().int(),
});
type Entry = z.infer<typeof entrySchema>;

/** The new entry of a conversation in the list of a user, with its first message. */
export const entryItem = (
  {
    id,
    reason,
    about,
    people,
    status,
  }: Pick<StoredConversation, 'id' | 'reason' | 'about' | 'people' | 'status'>,
  userId: string,
  { text, by, at }: Pick<Message, 'text' | 'by' | 'at'>,
) => {
  const other = otherOf({ people }, userId);
  return {
    ...itemOf('conversation-entry', { userId, otherId: other.id, id }),
    ...listKey('conversation-entry', 'ofUser', { userId, lastAt: at, id }),
    id,
    reason,
    about,
    with: other,
    begun: people[0].id === userId,
    status,
    preview: previewOf(text),
    previewBy: by,
    lastAt: at,
    count: 1,
    unread: by === userId ? 0 : 1,
  };
};

/** A conversation as one of its users sees it in the list. */
export const shownEntry = (
  { preview, previewBy, count: _, ...entry }: Entry,
  userId: string,
): Conversation => ({
  ...entry,
  preview: entry.blocked && previewBy !== userId ? '' : preview,
  previewOwn: previewBy === userId,
  unread: entry.blocked ? 0 : entry.unread,
});

/** The entry of a conversation in the list of one of its users. */
export const getEntry = (
  userId: string,
  conversation: Pick<StoredConversation, 'id' | 'people'>,
): Promise<Entry | undefined> =>
  getItem(entrySchema, entryKey(userId, otherOf(conversation, userId).id, conversation.id));

/** The ids of at most 100 conversations of a user with another one. */
export const conversationsWith = async (userId: string, otherId: string): Promise<string[]> => {
  const { pk, sk } = entryKey(userId, otherId, '');
  const { items } = await queryItems(z.object({ id: z.string() }), {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :with)',
    ExpressionAttributeValues: { ':pk': pk, ':with': sk },
    ConsistentRead: true,
    Limit: 100,
  });
  return items.map(({ id }) => id);
};

/** Where a list of conversations goes on. */
export const positionSchema = z.object({ lastAt: z.string(), id: z.string(), otherId: z.string() });
type Position = z.infer<typeof positionSchema>;

/** At most `count` conversations of a user after a position, the latest first. From an index, which lags a little. */
export const entriesOf = async (
  userId: string,
  count: number,
  after: Position | undefined,
): Promise<Entry[]> => {
  const { items } = await queryItems(entrySchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('conversation-entry', 'ofUser', { userId }) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...entryKey(userId, after.otherId, after.id),
        ...listKey('conversation-entry', 'ofUser', { userId, ...after }),
      },
    }),
  });
  return items;
};

/** The message that was sent with a client id, or undefined. */
export const sentMessage = async (
  id: string,
  userId: string,
  clientId: string,
): Promise<Message | undefined> => {
  const sent = await getItem(z.object({ number: z.number().int() }), sentKey(id, userId, clientId));
  return sent && getMessage(id, sent.number);
};

/** A message by its number, or undefined. */
export const getMessage = (id: string, number: number): Promise<Message | undefined> =>
  getItem(messageSchema, messageKey(id, number));

/** After every number of a message. */
const LAST_NUMBER = 9_999_999_999;

/** At most `count` messages of a conversation before a number, the latest first. */
export const messagesOf = async (
  id: string,
  count: number,
  before: number | undefined,
  consistent: boolean,
): Promise<Message[]> => {
  if (before === 1) return [];
  const { pk } = messageKey(id, 0);
  const { items } = await queryItems(messageSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': pk,
      ':first': messageKey(id, 1).sk,
      ':last': messageKey(id, before === undefined ? LAST_NUMBER : before - 1).sk,
    },
    ScanIndexForward: false,
    ConsistentRead: consistent,
    Limit: count,
  });
  return items;
};

/** The counter of the first contacts that a user began in a week. */
export const requestsKey = (userId: string, week: string) => keyOf('contact-requests', { userId, week });

/** How many first contacts a user began in a week. */
export const requestsIn = async (userId: string, week: string): Promise<number> =>
  (await getItem(z.object({ used: z.number().int() }), requestsKey(userId, week)))?.used ?? 0;
