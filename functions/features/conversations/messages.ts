import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { conversationProblem } from '#functions/parts/conversations/parties.ts';
import {
  getEntry,
  messagesOf,
  otherOf,
  type StoredConversation,
  shownEntry,
} from '#functions/parts/conversations/repository.ts';
import type { conversations, Message } from '#shared/features/conversations/routes.ts';

/** Messages as a user sees them: after a block only their own. */
const shownTo = (
  userId: string,
  { blockedBy }: StoredConversation,
  messages: readonly Message[],
): Message[] => messages.filter(({ by }) => blockedBy.size === 0 || by === userId);

/** The latest messages before a number. Read again, consistently, when the newest that the conversation counts is missing. */
const read = async ({ id, count }: StoredConversation, most: number, before: number | undefined) => {
  const found = await messagesOf(id, most, before, false);
  const newest = before === undefined ? count : Math.min(count, before - 1);
  return (found[0]?.number ?? 0) < newest ? messagesOf(id, most, before, true) : found;
};

/** Up to which number the other user has read, unless one of the two has switched receipts off. */
const receiptOf = (conversation: StoredConversation, userId: string): number | null =>
  conversation.withoutReceipts.size > 0 || conversation.blockedBy.size > 0
    ? null
    : (conversation.readUpTo[otherOf(conversation, userId).id] ?? 0);

/** The messages of a conversation, the latest first: one read unit for twenty usual ones. */
export const messages: Handler<typeof conversations.messages, StoredConversation> = async ({
  record,
  account,
  query: { cursor, limit },
}) => {
  const purpose = `conversations.messages ${record.id} ${account.id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, z.number().int());
  const found = await read(record, limit, before);
  // Numbers have no gaps and begin with 1: whether more follow needs no further read.
  const oldest = found.at(-1)?.number ?? 1;
  return {
    items: shownTo(account.id, record, found),
    nextCursor: oldest > 1 ? encodeCursor(purpose, oldest) : null,
    readByOther: receiptOf(record, account.id),
  };
};

/** One conversation, with whether the caller may write in it. */
export const get: Handler<typeof conversations.get, StoredConversation> = async ({ record, account }) => {
  const [entry, problem] = await Promise.all([
    getEntry(account.id, record),
    conversationProblem(record, account.id),
  ]);
  if (!entry) throw new AppError('not_found');
  return {
    ...shownEntry(entry, account.id),
    closed: problem ?? null,
    blockedByMe: record.blockedBy.has(account.id),
  };
};
