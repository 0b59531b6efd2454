import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { HISTORY_DAYS } from '#shared/features/ai/rules.ts';
import { type HistoryMessage, historyMessageSchema } from '#shared/features/ai/schema.ts';

/** Which message of its conversation it is, from 0: what is more than `HISTORY_MAX` behind the latest has left it. */
const storedSchema = historyMessageSchema.extend({ number: z.number().int() });
export type StoredMessage = z.infer<typeof storedSchema>;

const ID = /^(?<ms>\d{13})-[\da-f]{16}-[12]$/;

export interface MessageIds {
  readonly question: string;
  readonly answer: string;
}

/** New ids for a question and for its answer, which comes after it. The moment is in them, so that the id alone finds the record. */
export const newMessageIds = (at: Date): MessageIds => {
  const exchange = `${at.getTime()}-${randomBytes(8).toString('hex')}`;
  return { question: `${exchange}-1`, answer: `${exchange}-2` };
};

/** The key of a message; undefined for an id that no message can have. */
export const messageKey = (userId: string, id: string): Key | undefined => {
  const ms = ID.exec(id)?.groups?.ms;
  return ms === undefined
    ? undefined
    : keyOf('ai-message', { userId, at: new Date(Number(ms)).toISOString(), id });
};

/** The item of a message. */
export const messageItem = (userId: string, message: StoredMessage) => ({
  ...itemOf('ai-message', { userId, at: message.timestamp, id: message.id }),
  ...message,
  ttl: Math.floor((Date.parse(message.timestamp) + HISTORY_DAYS * DAY_MS) / 1000),
});

const sortKey = (at: string, id: string): string => keyOf('ai-message', { userId: '', at, id }).sk;
const partition = (userId: string): string => keyOf('ai-message', { userId, at: '', id: '' }).pk;

/** What the sort keys of all messages begin with. */
const messagesPrefix = () => sortKey('', '').slice(0, -1);
export const isMessage = ({ sk }: Key): boolean => sk.startsWith(messagesPrefix());

/** After every moment. */
const LATEST = '~';

/** Of one position in the history. */
export const positionSchema = historyMessageSchema.pick({ timestamp: true, id: true });
export type Position = z.infer<typeof positionSchema>;

/** At most `count` messages of a user before a position, the latest first. The table deletes what is over some time later. */
export const messagesOf = async (
  userId: string,
  count: number,
  before: Position | undefined,
  now: Date,
): Promise<HistoryMessage[]> => {
  const oldest = new Date(now.getTime() - HISTORY_DAYS * DAY_MS).toISOString();
  // DynamoDB refuses a position outside of the range.
  if (before !== undefined && before.timestamp < oldest) return [];
  const { items } = await queryItems(historyMessageSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :latest',
    ExpressionAttributeValues: {
      ':pk': partition(userId),
      ':oldest': sortKey(oldest, ''),
      ':latest': sortKey(LATEST, ''),
    },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: count,
    ...(before && {
      ExclusiveStartKey: keyOf('ai-message', { userId, at: before.timestamp, id: before.id }),
    }),
  });
  return items;
};

/** The keys of those of the oldest messages whose number is below `number`, at most `count`. */
export const keysBefore = async (userId: string, number: number, count: number): Promise<Key[]> => {
  const { items } = await queryItems(z.object({ pk: z.string(), sk: z.string(), number: z.number() }), {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :messages)',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':pk': partition(userId), ':messages': messagesPrefix() },
    ProjectionExpression: 'pk, sk, #number',
    ConsistentRead: true,
    Limit: count,
  });
  return items.filter((item) => item.number < number).map(({ pk, sk }) => ({ pk, sk }));
};

/** Stores what a user said of an answer. Throws `ConditionFailed` when it is gone, and for a message that is no answer. */
export const judge = async (key: Key, right: boolean): Promise<void> => {
  await updateItem(
    updateOf(
      key,
      { set: { right } },
      { condition: 'attribute_exists(pk) AND isUser = :no', values: { ':no': false } },
    ),
  );
};
