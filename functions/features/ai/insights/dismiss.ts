import type { Handler } from '#functions/core/handlers.ts';
import { itemOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { putItem } from '#functions/core/table.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { DISMISSED_MS } from '#shared/features/ai/rules.ts';
import { ACTION_LIMIT } from '../limits.ts';

/** Hides an insight from its user for a while. The id follows from the fact that it states: another fact is shown. */
export const dismissInsight: Handler<typeof ai.dismissInsight> = async ({ account, params, now }) => {
  await limitRequests(ACTION_LIMIT, account.id, now);
  await putItem({
    Item: {
      ...itemOf('ai-dismissed', { userId: account.id, insight: params.id }),
      at: now.toISOString(),
      ttl: Math.floor((now.getTime() + DISMISSED_MS) / 1000),
    },
  });
  return { dismissed: true };
};
