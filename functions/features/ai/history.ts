import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { deleteConversation } from './conversation/delete.ts';
import { messagesOf, positionSchema } from './conversation/messages.ts';
import { ACTION_LIMIT } from './limits.ts';

/** The conversation of a user, the latest message first. */
export const history: Handler<typeof ai.history> = async ({ account, query: { cursor, limit }, now }) => {
  const purpose = `ai.history of ${account.id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const found = await messagesOf(account.id, limit + 1, before, now);
  return pageFrom(found, limit, (last) => encodeCursor(purpose, positionSchema.parse(last)));
};

/** Deletes the conversation, with what follow-up questions refer to and the actions that were proposed. */
export const deleteHistory: Handler<typeof ai.deleteHistory> = async ({ account, now }) => {
  await limitRequests(ACTION_LIMIT, account.id, now);
  return { deleted: await deleteConversation(account.id) };
};
