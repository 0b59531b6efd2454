import { keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { type Dashboard, dashboardSchema } from '#shared/features/dashboard/routes.ts';

/** The counters of a user: created with the account, changed by every transaction that changes what they count. */
export const dashboardKey = (userId: string): Key => keyOf('dashboard', { userId });

/** The counters of a user, or undefined: one consistent query of one read unit. */
export const getDashboard = async (userId: string): Promise<Dashboard | undefined> => {
  const { pk, sk } = dashboardKey(userId);
  const { items } = await queryItems(dashboardSchema, {
    KeyConditionExpression: 'pk = :pk AND sk = :sk',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
    Limit: 1,
  });
  return items[0];
};

type Counter = Exclude<keyof Dashboard, 'resumeScore'>;

/** The part of a transaction that adds to counters of a user, or subtracts with negative numbers. */
export const incrementCounters = (userId: string, by: Partial<Record<Counter, number>>): Write => ({
  Update: updateOf(dashboardKey(userId), { add: by }, { condition: 'attribute_exists(pk)' }),
});
