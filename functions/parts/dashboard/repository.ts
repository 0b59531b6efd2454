import { keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems, type Write } from '#functions/core/table.ts';
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
export const incrementCounters = (userId: string, by: Partial<Record<Counter, number>>): Write => {
  const increments = Object.entries(by);
  return {
    Update: {
      Key: dashboardKey(userId),
      UpdateExpression: `ADD ${increments.map((_, i) => `#counter${i} :by${i}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(
        increments.map(([counter], i) => [`#counter${i}`, counter]),
      ),
      ExpressionAttributeValues: Object.fromEntries(increments.map(([, number], i) => [`:by${i}`, number])),
    },
  };
};
