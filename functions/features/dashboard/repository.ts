import { type Key, queryItems, type Write } from '#functions/core/table.ts';
import { type Dashboard, dashboardSchema } from '#shared/features/dashboard.ts';

/** The figures of a person: made with the account, moved by every transaction that changes what they count. */
export const dashboardKey = (userId: string): Key => ({ pk: `user#${userId}`, sk: 'dashboard' });

/** The figures of a person, or undefined: one query of one read unit, so that they show what was just done. */
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

type Figure = Exclude<keyof Dashboard, 'resumeScore'>;

/** The part of a transaction that adds to figures of a person, or takes away with negative numbers. */
export const moveFigures = (userId: string, by: Partial<Record<Figure, number>>): Write => {
  const moves = Object.entries(by);
  return {
    Update: {
      Key: dashboardKey(userId),
      UpdateExpression: `ADD ${moves.map((_, i) => `#figure${i} :by${i}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(moves.map(([figure], i) => [`#figure${i}`, figure])),
      ExpressionAttributeValues: Object.fromEntries(moves.map(([, number], i) => [`:by${i}`, number])),
    },
  };
};
