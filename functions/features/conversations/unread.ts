import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItem, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { fullName } from '#shared/core/names.ts';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';

// Without the rest of the conversations: the consumer `stream` carries it.

/** How long a message is unread before its user is mailed about it. */
const UNREAD_SECONDS = 600;

const unreadSchema = z.object({
  id: z.string(),
  unread: z.number().int(),
  with: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  blocked: z.boolean().optional(),
  mailedAt: z.string().optional(),
});
const ownedSchema = unreadSchema.extend({ pk: z.string() });
const taskSchema = z.object({ userId: z.string(), otherId: z.string(), id: z.string() });

/**
 * When a user has something unread in a conversation, and was not mailed about it since the last reading, looks again ten
 * minutes later.
 */
export const watchUnread: Effect = async ({ before, after }) => {
  const entry = ownedSchema.safeParse(after).data;
  if (!entry || entry.unread === 0 || entry.blocked || entry.mailedAt !== undefined) return;
  if ((unreadSchema.safeParse(before).data?.unread ?? 0) > 0) return;
  const { userId } = partsOf('conversation-entry', { pk: entry.pk });
  await messageUnread.queue({ userId, otherId: entry.with.id, id: entry.id }, UNREAD_SECONDS);
};

/**
 * Has a user mailed about a conversation in which something is still unread: once until it is read, which the entry notes in
 * the same transaction.
 */
export const messageUnread = defineTask(
  'message-unread',
  taskSchema,
  async ({ userId, otherId, id }, now) => {
    const Key = keyOf('conversation-entry', { userId, otherId, id });
    const entry = await getItem(unreadSchema, Key);
    if (!entry || entry.unread === 0 || entry.blocked || entry.mailedAt !== undefined) return;
    const at = now.toISOString();
    const { firstName, lastName } = entry.with;
    try {
      await transact({
        entry: {
          Update: updateOf(
            Key,
            { set: { mailedAt: at } },
            { condition: 'attribute_not_exists(mailedAt) AND unread > :none', values: { ':none': 0 } },
          ),
        },
        mail: {
          Put: {
            Item: {
              ...itemOf('unread-mail', { userId, id, at }),
              userId,
              otherId,
              id,
              at,
              from: fullName({ firstName, lastName }),
              ttl: Math.floor(now.getTime() / 1000) + REDRIVE_DAYS * 86_400,
            },
          },
        },
      });
    } catch (error) {
      // It was read, or mailed about, meanwhile.
      if (!(error instanceof TransactionFailed)) throw error;
    }
  },
);
