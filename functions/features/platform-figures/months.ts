import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { queryItems, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { RANGE_DAYS } from '#shared/features/platform-figures/figures.ts';
import { type Counters, numbersOf, STORED, type Stored } from './counters.ts';
import { packed, unpacked } from './packed.ts';

/** A closed day is an attribute of its month: `d07`. */
const dayName = (day: string): string => `d${day.slice(8)}`;

const monthSchema = z
  .record(z.string(), z.unknown())
  .transform((item) =>
    Object.entries(item).flatMap(([name, value]) =>
      /^d\d\d$/.test(name) && value instanceof Uint8Array
        ? [{ day: `${String(item.sk)}-${name.slice(1)}`, numbers: unpacked(value) }]
        : [],
    ),
  );

/** Writes a day into its month, for all users, for each role, and the people of each. A day that is there stays as it is. */
export const storeClosed = async (day: string, counters: Counters): Promise<void> => {
  await Promise.all(
    STORED.map((group) => {
      const { entity, pk, sk } = itemOf('figure-month', { group, month: day.slice(0, 7) });
      const set = { entity, [dayName(day)]: packed(numbersOf(counters, group)) };
      return unlessRefused(updateItem(updateOf({ pk, sk }, { set }, asRead({ [dayName(day)]: undefined }))));
    }),
  );
};

/** The numbers of closed days of some months, in any order. */
export const closedDays = async (group: Stored, from: string, to: string) => {
  const { items } = await queryItems(monthSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': keyOf('figure-month', { group, month: '' }).pk,
      ':from': from.slice(0, 7),
      ':to': to.slice(0, 7),
    },
    // The range, and what its first and last week and month have beside it.
    Limit: Math.ceil(RANGE_DAYS / 28) + 2,
  });
  return items.flat();
};
