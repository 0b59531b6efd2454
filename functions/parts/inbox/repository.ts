import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { INBOX_TOPICS, type InboxTopic } from '#shared/features/inbox/topics.ts';

const count = z.number().int().default(0);
export const inboxSchema = z.object({ bell: count, messages: count, meetings: count, unread: count });
type Inbox = z.infer<typeof inboxSchema>;

const inboxKey = (userId: string): Key => keyOf('inbox', { userId });

/** What a user's inbox has counted: one consistent read of half a unit's size. */
export const getInbox = async (userId: string): Promise<Inbox> =>
  (await getItem(inboxSchema, inboxKey(userId))) ?? inboxSchema.parse({});

/**
 * The write that tells the browsers of a user that something changed, for the transaction of the change. `unread` is by how
 * much the number of unread messages changes.
 */
export const inboxChange = (
  userId: string,
  topic: InboxTopic,
  unread = 0,
): Required<Pick<Write, 'Update'>> => ({
  Update: updateOf(inboxKey(userId), {
    set: { entity: itemOf('inbox', { userId }).entity },
    add: { [topic]: 1, ...(unread !== 0 && { unread }) },
  }),
});

/** The numbers of changes of all topics, as the browser keeps them. */
export const stateOf = (inbox: Inbox): string => INBOX_TOPICS.map((topic) => inbox[topic]).join('.');

/** How many messages are unread. */
export const unreadOf = ({ unread }: Inbox): number => Math.max(0, unread);
