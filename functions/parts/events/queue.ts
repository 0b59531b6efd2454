import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import type { EventRecord, GuestRecord, Seats } from './record.ts';

/*
 * The waiting list of an event: one small record for each who waits, by a number that only rises, and one for each open offer
 * by its end. The event itself counts how many wait in each block of numbers, so that a place in the list is exact however
 * long it is, for one small query.
 */

/** How many numbers of the waiting list are counted together. */
const BLOCK = 100;
const blockOf = (number: number): string => String(Math.floor(number / BLOCK));

/** Numbers of the waiting list sort as texts. */
export const paddedNumber = (number: number): string => String(number).padStart(8, '0');

const WAITING = 'waiting#';
const OFFER = 'offer#';

/** The places of an event with one more who waits, under its latest number. */
export const withOneMore = (seats: Seats): Seats => {
  const number = seats.number + 1;
  const block = blockOf(number);
  return {
    ...seats,
    number,
    waiting: seats.waiting + 1,
    blocks: { ...seats.blocks, [block]: (seats.blocks[block] ?? 0) + 1 },
  };
};

/** The places of an event without one who waited under this number. */
export const withoutNumber = (seats: Seats, number: number): Seats => {
  const { [blockOf(number)]: inBlock = 0, ...others } = seats.blocks;
  return {
    ...seats,
    waiting: seats.waiting - 1,
    blocks: inBlock > 1 ? { ...others, [blockOf(number)]: inBlock - 1 } : others,
  };
};

type Queued = Pick<GuestRecord, 'eventId' | 'userId'>;
const waitingPlace = ({ eventId, userId }: Queued, number: number) => ({
  eventId,
  userId,
  place: `${WAITING}${paddedNumber(number)}`,
});
const offerPlace = ({ eventId, userId }: Queued, until: string) => ({
  eventId,
  userId,
  place: `${OFFER}${until}`,
});

const putRow = (parts: ReturnType<typeof waitingPlace>): Write => ({
  Put: { Item: { ...itemOf('event-queue', parts), userId: parts.userId } },
});
const removeRow = (parts: ReturnType<typeof waitingPlace>): Write => ({
  Delete: { Key: keyOf('event-queue', parts), ConditionExpression: 'attribute_exists(pk)' },
});

/** The writes of the waiting list's records; removing one fails when it is not there. */
export const putWaiting = (guest: Queued, number: number): Write => putRow(waitingPlace(guest, number));
export const removeWaiting = (guest: Queued, number: number): Write => removeRow(waitingPlace(guest, number));
export const putOffer = (guest: Queued, until: string): Write => putRow(offerPlace(guest, until));
export const removeOffer = (guest: Queued, until: string): Write => removeRow(offerPlace(guest, until));

const rowSchema = z.object({ userId: z.string(), sk: z.string() });

/** At most `count` records between two sort keys, in order, read consistently. */
const rowsBetween = async (eventId: string, from: string, to: string, count: number) => {
  const { pk } = keyOf('event-queue', { eventId, place: '', userId: '' });
  const { items } = await queryItems(rowSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    ConsistentRead: true,
    Limit: count,
  });
  return items;
};

/** The ids of those who are next, in the order of the list. */
export const nextWaiting = async (eventId: string, count: number): Promise<string[]> =>
  (await rowsBetween(eventId, WAITING, `${WAITING}~`, count)).map(({ userId }) => userId);

/** Open offers, those first that lapse first. */
export const openOffers = async (
  eventId: string,
  count: number,
): Promise<{ userId: string; until: string }[]> =>
  (await rowsBetween(eventId, OFFER, `${OFFER}~`, count)).map(({ userId, sk }) => ({
    userId,
    until: sk.slice(OFFER.length).replace(/#[^#]*$/, ''),
  }));

/** The place on the waiting list of a number, from 1. Half a unit to three, however long the list is. */
export const positionOf = async ({ id, blocks }: EventRecord, number: number): Promise<number> => {
  const own = Math.floor(number / BLOCK);
  const before = Object.entries(blocks).reduce(
    (sum, [block, count]) => (Number(block) < own ? sum + count : sum),
    0,
  );
  const inBlock = await rowsBetween(
    id,
    `${WAITING}${paddedNumber(own * BLOCK)}`,
    `${WAITING}${paddedNumber(number)}`,
    BLOCK,
  );
  // The own record sorts behind the end of the range: its key has the user's id, too.
  return before + inBlock.length + 1;
};
