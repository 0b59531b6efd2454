import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { judge, messageKey } from './conversation/messages.ts';
import { ACTION_LIMIT } from './limits.ts';

/** What a user says of an answer that they got. */
export const feedback: Handler<typeof ai.feedback> = async ({ account, body, now }) => {
  await limitRequests(ACTION_LIMIT, account.id, now);
  const { messageId, right } = body;
  const key = messageKey(account.id, messageId);
  if (!key) throw new AppError('not_found');
  try {
    await judge(key, right);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('not_found');
    throw error;
  }
  return { messageId, right };
};
