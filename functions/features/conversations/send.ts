import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf, listKey } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { conversationKey, entryKey, messageParts } from '#functions/parts/conversations/keys.ts';
import { checkConversation } from '#functions/parts/conversations/parties.ts';
import {
  getConversation,
  otherOf,
  previewOf,
  type StoredConversation,
  sentMessage,
} from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { contactWrite, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { conversations, Message } from '#shared/features/conversations/routes.ts';
import { MESSAGES_SENT } from '#shared/features/conversations/rules.ts';
import { changeStatus } from './answer.ts';

const MESSAGES = { name: 'messages', ...MESSAGES_SENT };

/** Another message came first, or something else changed since the conversation was read. */
class Outdated extends Error {}

/** Puts a message, and notes its client id: the second write fails when it was sent before. */
export const messageSteps = (id: string, message: Message) => ({
  sent: {
    Put: {
      Item: {
        ...itemOf('sent-message', { id, userId: message.by, clientId: message.clientId }),
        number: message.number,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  message: {
    Put: {
      Item: {
        ...itemOf('message', messageParts(id, message.number)),
        ...message,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/** Brings a conversation to the top of a user's list. */
const entryWrite = (
  { id, people }: StoredConversation,
  userId: string,
  { text, by, at, number }: Message,
): Write => {
  const { gsi1sk } = listKey('conversation-entry', 'ofUser', { userId, lastAt: at, id });
  return {
    Update: updateOf(entryKey(userId, otherOf({ people }, userId).id, id), {
      set: { gsi1sk, lastAt: at, preview: previewOf(text), previewBy: by, count: number },
      add: { unread: by === userId ? 0 : 1 },
    }),
  };
};

/** The write that takes the next number of a conversation. It fails when another message took it, and after a block. */
const numberWrite = (id: string, number: number): Write => ({
  Update: updateOf(
    conversationKey(id),
    { set: { count: number } },
    {
      condition: '#count = :before AND #status = :open AND attribute_not_exists(blockedBy)',
      names: { '#count': 'count', '#status': 'status' },
      values: { ':before': number - 1, ':open': 'open' },
    },
  ),
});

/** A mentorship notes the latest message, once in an hour: what follows from it is counted in days. */
export const messageContact = (mentorship: MentorshipRecord, now: Date): Write | undefined => {
  const { status, lastContactAt } = mentorship;
  const isNoted = lastContactAt !== undefined && now.getTime() - Date.parse(lastContactAt) < HOUR_MS;
  return status !== 'active' || isNoted ? undefined : contactWrite(mentorship, now.toISOString());
};

const attempt = async (
  conversation: StoredConversation,
  sender: string,
  { text, clientId }: Pick<Message, 'text' | 'clientId'>,
  { mentorship, now }: { mentorship: MentorshipRecord | undefined; now: Date },
): Promise<Message> => {
  const number = conversation.count + 1;
  const message: Message = { number, clientId, by: sender, text, at: now.toISOString() };
  const other = otherOf(conversation, sender).id;
  try {
    await transact({
      number: numberWrite(conversation.id, number),
      ...messageSteps(conversation.id, message),
      entries: [sender, other].map((id) => entryWrite(conversation, id, message)),
      inboxes: [inboxChange(sender, 'messages'), inboxChange(other, 'messages', 1)],
      mentorship: mentorship && messageContact(mentorship, now),
    });
    return message;
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    const before = await sentMessage(conversation.id, sender, clientId);
    if (before) return before;
    throw new Outdated('', { cause: error });
  }
};

/** It was accepted, or declined, at the same time: reading it again tells which. */
const unlessAnswered = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'conflict')) throw error;
};

/** Sends a message once for its client id, with the next number. Reads the conversation again when another came first. */
export const sendMessage = (
  read: StoredConversation,
  sender: string,
  given: Pick<Message, 'text' | 'clientId'>,
  now: Date,
): Promise<Message> =>
  withLatest(
    read,
    () => getConversation(read.id),
    async (conversation) => {
      const mentorship = await checkConversation(conversation, sender);
      if (conversation.minor) refuseContactData({ text: given.text });
      if (conversation.status === 'asked') {
        await changeStatus(conversation, sender, 'open', now).catch(unlessAnswered);
        throw new Outdated();
      }
      return attempt(conversation, sender, given, { mentorship, now });
    },
    (error) => error instanceof Outdated,
  ).catch((error: unknown) => {
    throw error instanceof Outdated ? new AppError('conflict', { cause: error }) : error;
  });

/** Sends a message in a conversation. */
export const send: Handler<typeof conversations.send, StoredConversation> = async ({
  record,
  account,
  body,
  now,
}) => {
  const before = await sentMessage(record.id, account.id, body.clientId);
  if (before) return before;
  await limitRequests(MESSAGES, account.id, now);
  return sendMessage(record, account.id, body, now);
};
