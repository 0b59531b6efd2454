import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, type Key } from '#functions/core/table.ts';
import { type StoredPair, storedPairSchema } from '#shared/features/buddies/schema.ts';

export const seatKey = (userId: string): Key => keyOf('buddy-seat', { userId });
export const pairKey = (id: string): Key => keyOf('buddy-pair', { id });

/** Two users who were offered to each other, or undefined: one consistent read. */
export const getPair = (id: string): Promise<StoredPair | undefined> =>
  getItem(storedPairSchema, pairKey(id));

/** The place in the list of what is due: an offer until both have accepted, a pair until the end of its term. */
export const dueOf = ({ status, answerBy, endsAt }: Pick<StoredPair, 'status' | 'answerBy' | 'endsAt'>) => {
  const dueAt = status === 'offered' ? answerBy : status === 'paired' ? endsAt : undefined;
  return dueAt === undefined ? undefined : listKey('buddy-pair', 'due', { dueAt });
};

/** The record of a pair. */
export const pairItem = (pair: StoredPair) => ({ ...itemOf('buddy-pair', pair), ...dueOf(pair), ...pair });

const pairedSchema = z.object({ status: z.string(), pairId: z.string().optional() });

/** Whether two users are buddies now: two reads at most. */
export const areBuddies = async (one: string, other: string): Promise<boolean> => {
  const seat = await getItem(pairedSchema, seatKey(one));
  const pair = seat?.status === 'paired' && seat.pairId !== undefined && (await getPair(seat.pairId));
  return pair ? [pair.student.id, pair.senior.id].includes(other) : false;
};
