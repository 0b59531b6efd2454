import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { entryKey, messageKey } from '#functions/parts/conversations/keys.ts';
import {
  getMessage,
  otherOf,
  previewOf,
  type StoredConversation,
} from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import type { conversations, Message } from '#shared/features/conversations/routes.ts';
import { EDIT_SECONDS, mayChangeMessage } from '#shared/features/conversations/rules.ts';

const tooLate = () =>
  new AppError('forbidden', {
    message: `Messages can be edited and deleted for ${EDIT_SECONDS / 60} minutes.`,
  });

/** The caller's message, if it can still be changed. Others' and missing ones have the same answer. */
const ownMessage = async (id: string, number: number, userId: string, now: Date): Promise<Message> => {
  const message = await getMessage(id, number);
  if (!message || message.by !== userId) throw new AppError('not_found');
  if (message.deleted || !mayChangeMessage(message, now)) throw tooLate();
  return message;
};

/** The text of a message as the lists show it, where it is the latest. */
const previewWrite = ({ id, people }: StoredConversation, userId: string, { text }: Message): Write => ({
  Update: updateOf(entryKey(userId, otherOf({ people }, userId).id, id), {
    set: { preview: previewOf(text) },
  }),
});

const store = async (conversation: StoredConversation, message: Message): Promise<Message> => {
  const { text, editedAt, deleted } = message;
  const [one, other] = conversation.people;
  const isLatest = message.number === conversation.count;
  try {
    await transact({
      message: {
        Update: updateOf(
          messageKey(conversation.id, message.number),
          { set: { text, editedAt, deleted } },
          { condition: 'attribute_not_exists(deleted)' },
        ),
      },
      previews: isLatest ? [one, other].map(({ id }) => previewWrite(conversation, id, message)) : undefined,
      inboxes: [one, other].map(({ id }) => inboxChange(id, 'messages')),
    });
    return message;
  } catch (error) {
    throw error instanceof TransactionFailed ? tooLate() : error;
  }
};

/** Changes the text of the caller's own message. */
export const edit: Handler<typeof conversations.edit, StoredConversation> = async ({
  record,
  account,
  params,
  body,
  now,
}) => {
  const message = await ownMessage(record.id, params.number, account.id, now);
  if (record.minor) refuseContactData({ text: body.text });
  return store(record, { ...message, text: body.text, editedAt: now.toISOString() });
};

/** Deletes the text of the caller's own message. */
export const remove: Handler<typeof conversations.remove, StoredConversation> = async ({
  record,
  account,
  params,
  now,
}) => {
  const message = await ownMessage(record.id, params.number, account.id, now);
  return store(record, { ...message, text: '', deleted: true });
};
