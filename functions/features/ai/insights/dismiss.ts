import * as z from 'zod';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { getItems, putItem } from '#functions/core/table.ts';
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
const dismissedSchema = z.object({ sk: z.string(), ttl: z.number() });

/** Those of these insights that the user has dismissed, and not too long ago: the table deletes them some time later. */
export const dismissedOf = async (
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const found = await getItems(
    dismissedSchema,
    ids.map((insight) => keyOf('ai-dismissed', { userId, insight })),
  );
  return new Set(
    found
      .filter(({ ttl }) => ttl * 1000 > now.getTime())
      .map(({ sk }) => partsOf('ai-dismissed', { sk }).insight),
  );
};
