import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, getItems, putItem, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { dateSchema } from '#shared/core/contract.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';

const key = keyOf('figure-state', {});
const stateSchema = z.object({
  /** The first day that is counted. What happened before is not. */
  since: dateSchema,
  /** Every day up to this one is closed. */
  closedThrough: dateSchema,
});
export type FigureState = z.infer<typeof stateSchema>;

/** Since when figures are counted, and which days are closed; undefined before the first is counted. */
export const getState = (): Promise<FigureState | undefined> => getItem(stateSchema, key);

/** The same for half a read unit, perhaps as it was a moment ago. */
export const stateShown = async (): Promise<FigureState | undefined> =>
  (await getItems(stateSchema, [key])).at(0);

/** Begins to count with a day, unless it was begun before. */
export const beginCounting = async (day: string): Promise<FigureState> => {
  const state = { since: day, closedThrough: daysAfter(day, -1) };
  const isNew = await unlessRefused(
    putItem({
      Item: { ...itemOf('figure-state', {}), ...state },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  return (isNew ? undefined : await getState()) ?? state;
};

/** Notes that the day after the last closed one is closed as well. A run at the same time may have noted it already. */
export const noteClosed = async ({ closedThrough }: FigureState): Promise<void> => {
  const set = { closedThrough: daysAfter(closedThrough, 1) };
  await unlessRefused(updateItem(updateOf(key, { set }, asRead({ closedThrough }))));
};
