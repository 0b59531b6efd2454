import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { conversationKey, entryKey } from '#functions/parts/conversations/keys.ts';
import { getEntry, otherOf, type StoredConversation } from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { getPreferences } from '#functions/parts/users/repository.ts';
import type { conversations } from '#shared/features/conversations/routes.ts';

/** A message arrived meanwhile. */
class Outdated extends Error {}

/** Remembers how far a user has read for the other one to see; or that this user has switched that off. */
const receiptWrite = (id: string, userId: string, upTo: number, receipts: boolean): Write => ({
  Update: updateOf(
    conversationKey(id),
    receipts
      ? { setAt: [[['readUpTo', userId], upTo]], discard: { withoutReceipts: new Set([userId]) } }
      : { remove: [['readUpTo', userId]], add: { withoutReceipts: new Set([userId]) } },
  ),
});

/**
 * Marks everything up to a number as read: with the latest message, nothing is unread. An older number than was read before,
 * and one that newer messages follow, change nothing.
 */
const markRead = async (conversation: StoredConversation, userId: string, upTo: number): Promise<number> => {
  const entry = await getEntry(userId, conversation);
  if (!entry) throw new AppError('not_found');
  const isKnown = (conversation.readUpTo[userId] ?? 0) >= upTo || conversation.withoutReceipts.has(userId);
  if (upTo < entry.count || (entry.unread === 0 && isKnown)) return entry.unread;
  const { receipts = true } = await getPreferences(userId);
  const other = otherOf(conversation, userId).id;
  try {
    await transact({
      entry: {
        Update: updateOf(
          entryKey(userId, other, conversation.id),
          { set: { unread: 0 }, remove: ['mailedAt'] },
          {
            condition: 'unread = :unread AND #count = :count',
            names: { '#count': 'count' },
            values: { ':unread': entry.unread, ':count': entry.count },
          },
        ),
      },
      receipt: receiptWrite(conversation.id, userId, entry.count, receipts),
      inbox: inboxChange(userId, 'messages', -entry.unread),
      otherInbox: receipts ? inboxChange(other, 'messages') : undefined,
    });
    return 0;
  } catch (error) {
    throw error instanceof TransactionFailed ? new Outdated('', { cause: error }) : error;
  }
};

/** Marks messages as read. */
export const read: Handler<typeof conversations.read, StoredConversation> = async ({
  record,
  account,
  body,
}) => ({
  unread: await retrying(
    () => markRead(record, account.id, body.upTo),
    (error) => error instanceof Outdated,
  ),
});
