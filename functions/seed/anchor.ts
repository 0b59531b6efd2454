import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, putItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';

const key: Key = keyOf('seed', { name: 'demo' });
const anchorSchema = z.object({ anchor: z.iso.datetime().transform((moment) => new Date(moment)) });

/**
 * The moment that a table's seed takes for its now: the time of the first seeding, noted in the table. So a seeding
 * that was interrupted and goes on a day later makes the same records, and one that is repeated finds them all.
 */
export const anchorOf = async (now: Date): Promise<Date> => {
  const isFirst = await unlessRefused(
    putItem({
      Item: { ...itemOf('seed', { name: 'demo' }), anchor: now.toISOString() },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  if (isFirst) return now;
  const noted = await getItem(anchorSchema, key);
  if (!noted) throw new Error('The note of the first seeding went away in between.');
  return noted.anchor;
};
