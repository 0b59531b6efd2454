import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { move } from '#functions/core/move.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { conversationKey, entryKey } from '#functions/parts/conversations/keys.ts';
import {
  getEntry,
  otherOf,
  type StoredConversation,
  shownEntry,
} from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import type { conversations } from '#shared/features/conversations/routes.ts';
import { type ConversationStatus, conversationWorkflow } from '#shared/features/conversations/rules.ts';

const notYours = () =>
  new AppError('illegal_transition', { message: 'Only the user who was contacted can answer a request.' });

const entryStatus = (
  { id, people }: StoredConversation,
  userId: string,
  status: ConversationStatus,
): Write => ({
  Update: updateOf(entryKey(userId, otherOf({ people }, userId).id, id), { set: { status } }),
});

/** Moves a conversation to another status, for the user who was contacted. */
export const changeStatus = async (
  conversation: StoredConversation,
  userId: string,
  to: ConversationStatus,
  now: Date,
): Promise<void> => {
  const other = otherOf(conversation, userId).id;
  if (conversation.people[1].id !== userId) throw notYours();
  if (conversation.status !== to)
    await move(
      conversationWorkflow,
      { key: conversationKey(conversation.id), from: conversation, to, by: 'contacted', at: now },
      {
        entries: [userId, other].map((id) => entryStatus(conversation, id, to)),
        inboxes: [userId, other].map((id) => inboxChange(id, 'messages')),
      },
    );
};

const answered = async (
  conversation: StoredConversation,
  userId: string,
  to: 'open' | 'declined',
  now: Date,
) => {
  await changeStatus(conversation, userId, to, now);
  const entry = await getEntry(userId, conversation);
  if (!entry) throw new AppError('not_found');
  return shownEntry(entry, userId);
};

/** Accepts a first contact. Repeating it changes nothing. */
export const accept: Handler<typeof conversations.accept, StoredConversation> = ({ record, account, now }) =>
  answered(record, account.id, 'open', now);

/** Declines a first contact. Repeating it changes nothing. */
export const decline: Handler<typeof conversations.decline, StoredConversation> = ({
  record,
  account,
  now,
}) => answered(record, account.id, 'declined', now);
