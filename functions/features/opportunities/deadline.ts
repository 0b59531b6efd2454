import * as z from 'zod';
import { ConditionFailed, type Key, queryItems, updateItem } from '#functions/core/table.ts';

// `isOpenOn` and `isPast` of shared/ in the words of DynamoDB; deadline.test.ts compares them.

const open = { names: { '#status': 'status' }, values: { ':open': 'open' } };

/** The condition that an opportunity takes applications on `day`. */
export const openOn = (day: string) => ({
  condition: '#status = :open AND deadline >= :day',
  names: open.names,
  values: { ...open.values, ':day': day },
});

/** The condition that an opportunity still counts as open, while its deadline is past on `day`. */
const overdueOn = (day: string) => ({
  condition: '#status = :open AND deadline < :day',
  names: open.names,
  values: { ...open.values, ':day': day },
});

/** Where a list of overdue opportunities goes on. */
export type Place = Readonly<Record<string, string>>;

const entrySchema = z.object({ pk: z.string(), sk: z.string() });

/**
 * At most `count` opportunities that are to be closed on `day`, after a place, the longest overdue first; and where
 * to go on. One query of half a read unit on an index of keys (docs/decisions/0090). Eventually consistent: what
 * changed a moment ago may be missing, or be there no longer.
 */
export const overdueOpportunities = async (
  day: string,
  count: number,
  after: Place | undefined,
): Promise<{ keys: Key[]; next: Place | undefined }> => {
  const { condition, names, values } = overdueOn(day);
  const { items, lastKey } = await queryItems(entrySchema, {
    IndexName: 'deadlines',
    KeyConditionExpression: condition,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
    Limit: count,
    ...(after && { ExclusiveStartKey: after }),
  });
  return { keys: items.filter(({ sk }) => sk === 'opportunity'), next: lastKey };
};

/**
 * Closes an opportunity if its deadline is past on `day`. False, and nothing changes, when somebody closed it, gave it
 * another deadline or deleted it meanwhile. That it goes from the search follows through the table's stream.
 */
export const closeOverdue = async (key: Key, day: string): Promise<boolean> => {
  const { condition, names, values } = overdueOn(day);
  try {
    await updateItem({
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: 'SET #status = :closed',
      ConditionExpression: condition,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':closed': 'closed' },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};
