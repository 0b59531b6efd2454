import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf } from '#functions/core/update.ts';
import { seatKey } from '#functions/parts/buddies/repository.ts';
import {
  BUDDY_SIDES,
  BUDDY_STATUSES,
  type Candidate,
  comparable,
  otherSide,
} from '#shared/features/buddies/rules.ts';
import { buddyRoleSchema, seekBuddySchema } from '#shared/features/buddies/schema.ts';

/** Where a user is with buddies, with all that decides with whom they are paired. */
export const seatSchema = z.object({
  userId: z.string(),
  name: z.string(),
  role: buddyRoleSchema,
  status: z.enum(BUDDY_STATUSES),
  side: z.enum(BUDDY_SIDES),
  topics: seekBuddySchema.shape.topics,
  university: z.string(),
  field: z.string(),
  year: z.string(),
  age: z.enum(['minor', 'young', 'adult']),
  approvedForMinors: z.boolean(),
  since: z.string(),
  /** When a user who waits is looked at again. */
  tryAt: z.string(),
  /** The offer or the pair that goes on. */
  pairId: z.string().optional(),
  version: z.number().int(),
});
export type Seat = z.infer<typeof seatSchema> & Candidate;

/** Where a user is, or undefined for one who never looked for a buddy. */
export const getSeat = (userId: string): Promise<Seat | undefined> => getItem(seatSchema, seatKey(userId));

/** The lists of those who wait: by university and by field, as far as the profile says them. */
const listsOf = ({ userId, side, university, field, since, tryAt }: Seat) => ({
  ...(university !== '' &&
    listKey('buddy-seat', 'ofUniversity', { side, university: comparable(university), since, userId })),
  ...(field !== '' && listKey('buddy-seat', 'ofField', { side, field: comparable(field), since, userId })),
  ...listKey('buddy-seat', 'again', { tryAt }),
});

/** The write that puts a seat in place of the one that was read, with the next version. It fails when that has changed. */
export const seatWrite = (
  seat: Seat,
  before: Pick<Seat, 'version'> | undefined,
): Required<Pick<Write, 'Put'>> => ({
  Put: {
    Item: {
      ...itemOf('buddy-seat', seat),
      ...(seat.status === 'waiting' && listsOf(seat)),
      ...seat,
      version: (before?.version ?? 0) + 1,
    },
    ...conditionOf(before ? asRead({ version: before.version }) : { condition: 'attribute_not_exists(pk)' }),
  },
});

/** The most who wait that are read from each list. */
const LOOKED_THROUGH = 100;

const waitingIn = async (index: 'gsi1' | 'gsi2', partition: string): Promise<Seat[]> => {
  const { items } = await queryItems(seatSchema, {
    IndexName: index,
    KeyConditionExpression: `${index}pk = :pk`,
    ExpressionAttributeValues: { ':pk': partition },
    Limit: LOOKED_THROUGH,
  });
  return items;
};

/** Those on the other side who wait at the same university or in the same field, those who have waited longest first. */
export const counterpartsOf = async ({ side, university, field }: Seat): Promise<Seat[]> => {
  const other = otherSide(side);
  const found = await Promise.all([
    university === ''
      ? []
      : waitingIn(
          'gsi1',
          listPartition('buddy-seat', 'ofUniversity', { side: other, university: comparable(university) }),
        ),
    field === ''
      ? []
      : waitingIn('gsi2', listPartition('buddy-seat', 'ofField', { side: other, field: comparable(field) })),
  ]);
  return [...new Map(found.flat().map((seat) => [seat.userId, seat])).values()];
};

const metSchema = z.object({ otherId: z.string(), pairId: z.string() });

/** The writes that note that two users were offered to each other. They fail for two who were before. */
export const metWrites = (one: string, other: string, pairId: string): Write[] =>
  [
    { userId: one, otherId: other },
    { userId: other, otherId: one },
  ].map((parts) => ({
    Put: {
      Item: { ...itemOf('buddy-met', parts), ...parts, pairId },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));

/** The most earlier offers of a user that are read. */
const MET = 100;

/** To whom a user was offered before, with the offers. */
export const metBy = async (userId: string): Promise<z.infer<typeof metSchema>[]> => {
  const { pk, sk } = keyOf('buddy-met', { userId, otherId: '' });
  const { items } = await queryItems(metSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :met)',
    ExpressionAttributeValues: { ':pk': pk, ':met': sk },
    ConsistentRead: true,
    Limit: MET,
  });
  return items;
};
