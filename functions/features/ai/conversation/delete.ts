import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems, transact } from '#functions/core/table.ts';
import { isMessage } from './messages.ts';

/** Items of one transaction at most. */
const AT_ONCE = 100;
const KEY = z.object({ pk: z.string(), sk: z.string() });

/** What the partition of a user also has, and what is no part of the conversation: tokens that were spent, dismissed insights. */
const kept = () => [
  keyOf('ai-dismissed', { userId: '', insight: '' }).sk,
  keyOf('ai-tokens', { userId: '', day: '' }).sk,
];

/** The keys of all that a conversation consists of. */
const keysOf = async (userId: string): Promise<Key[]> => {
  const found: Key[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(KEY, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keyOf('ai-conversation', { userId }).pk },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
      Limit: 1_000,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after);
  return found.filter(({ sk }) => !kept().some((prefix) => sk.startsWith(prefix)));
};

/**
 * Deletes the conversation of a user, and returns how many messages it had. A question that is being answered meanwhile begins
 * the next conversation.
 */
export const deleteConversation = async (userId: string): Promise<number> => {
  const keys = await keysOf(userId);
  // The record of the conversation first: who is about to add to it must begin a new one.
  const inOrder = [...keys.filter((key) => !isMessage(key)), ...keys.filter(isMessage)];
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const writes = inOrder.slice(start, start + AT_ONCE).map((Key) => ({ Delete: { Key } }));
    await transact({ conversation: writes });
  }
  return keys.filter(isMessage).length;
};
