import { newId } from '#functions/core/ids.ts';
import { batchWrite, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { messageSteps } from '#functions/features/conversations/send.ts';
import { conversationKey } from '#functions/parts/conversations/keys.ts';

const MESSAGES = 10_000;
const TEXT =
  'a usual message of about a hundred characters, as people write them when they arrange an interview.';

/** Fills a conversation that has one message up to ten thousand, by both users in turn. */
export const longConversation = async (id: string, users: readonly [string, string]): Promise<void> => {
  const items = Array.from({ length: MESSAGES - 1 }, (_, index) => {
    const by = users[index % 2] ?? '';
    const message = { number: index + 2, clientId: newId(), by, text: TEXT, at: '2026-01-05T08:00:00.000Z' };
    return messageSteps(id, message).message.Put.Item;
  });
  await batchWrite(items.map((Item) => ({ PutRequest: { Item } })));
  await updateItem(updateOf(conversationKey(id), { set: { count: MESSAGES } }));
};
