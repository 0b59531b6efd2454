import { getAccount } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { deleteItem, putItem, transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { blockKey, conversationKey, entryKey } from '#functions/parts/conversations/keys.ts';
import {
  conversationsWith,
  getConversation,
  getEntry,
  otherOf,
  type StoredConversation,
} from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import type { conversations } from '#shared/features/conversations/routes.ts';

/** The entry in the list of a user, closed or open. A closed one has nothing unread. */
const entryWrites = async (
  conversation: StoredConversation,
  userId: string,
  blocked: boolean,
): Promise<Write[]> => {
  const { unread = 0 } = (await getEntry(userId, conversation)) ?? {};
  return [
    {
      Update: updateOf(
        entryKey(userId, otherOf(conversation, userId).id, conversation.id),
        { set: { blocked, unread: blocked ? 0 : undefined } },
        asRead({ unread }),
      ),
    },
    inboxChange(userId, 'messages', blocked ? -unread : 0),
  ];
};

const markOne = async (id: string, userId: string, otherId: string, blocked: boolean): Promise<void> => {
  const conversation = await getConversation(id);
  if (!conversation) return;
  const stays = blocked || conversation.blockedBy.has(otherId);
  const blockedBy = new Set([userId]);
  await transact({
    conversation: {
      Update: updateOf(conversationKey(id), blocked ? { add: { blockedBy } } : { discard: { blockedBy } }),
    },
    own: await entryWrites(conversation, userId, stays),
    other: await entryWrites(conversation, otherId, stays),
  });
};

/**
 * Closes or opens the conversations of two users. A conversation that begins at the same time checks the record of the block,
 * and is found here if it came first.
 */
const mark = async (userId: string, otherId: string, blocked: boolean): Promise<void> => {
  for (const id of await conversationsWith(userId, otherId))
    await retrying(
      () => markOne(id, userId, otherId, blocked),
      // A message came first.
      (error) => error instanceof TransactionFailed,
    );
};

/**
 * Blocks a user. An id that no user has is answered alike, and nothing is stored for it: no one learns from a block which
 * accounts exist.
 */
export const block: Handler<typeof conversations.block> = async ({ account, params: { userId }, now }) => {
  if (userId === account.id) throw new AppError('not_found', { message: 'You can’t block yourself.' });
  if (await getAccount(userId)) {
    const parts = { userId: account.id, blockedId: userId };
    await putItem({ Item: { ...itemOf('block', parts), ...parts, at: now.toISOString() } });
    await mark(account.id, userId, true);
  }
  return { blocked: true };
};

/** Takes a block back. */
export const unblock: Handler<typeof conversations.unblock> = async ({ account, params: { userId } }) => {
  await deleteItem({ Key: blockKey(account.id, userId) });
  await mark(account.id, userId, false);
  return { blocked: false };
};
