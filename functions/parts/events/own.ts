import * as z from 'zod';
import { listKey, listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { GUEST_STATUSES, type GuestStatus } from '#shared/features/events/rules.ts';
import { INDEXES } from '#shared/records.ts';
import { rangeFrom } from './listed.ts';

const { pk: LIST, sk: PLACE } = INDEXES.gsi2;

/** What a user is at an event: its guest with a status, or its host. */
const ownSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  eventId: z.string(),
  startsAt: z.string(),
  status: z.enum(GUEST_STATUSES).optional(),
});
type Own = z.infer<typeof ownSchema>;

/** Where the list of a user's events goes on. */
export const ownPositionSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  startsAt: z.string(),
  eventId: z.string(),
});
export type OwnPosition = z.infer<typeof ownPositionSchema>;

interface AskedOwn {
  readonly from: string;
  readonly to: string;
  readonly latestFirst?: boolean;
  readonly after?: OwnPosition | undefined;
}

/** At most `count` events of a user by their beginning, as host and as guest. From an index, which lags a little. */
export const ownEvents = async (
  userId: string,
  { from, to, latestFirst = false, after }: AskedOwn,
  count: number,
): Promise<Own[]> => {
  const { items } = await queryItems(ownSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: `${LIST} = :pk AND ${PLACE} BETWEEN :from AND :to`,
    ExpressionAttributeValues: {
      ':pk': listPartition('event-guest', 'ofUser', { userId }),
      ':from': rangeFrom(from, after?.startsAt),
      ':to': `${to}~`,
    },
    ScanIndexForward: !latestFirst,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        pk: after.pk,
        sk: after.sk,
        ...listKey('event-guest', 'ofUser', { userId, startsAt: after.startsAt, eventId: after.eventId }),
      },
    }),
  });
  return items;
};

/** The most of a user's events among those of one page of a list. */
const AMONG_LISTED = 50;

/** As what a user is on the lists of guests of events that begin within two moments, by the ids of the events. */
export const ownStatuses = async (
  userId: string,
  from: string,
  to: string,
): Promise<Map<string, GuestStatus>> =>
  new Map(
    (await ownEvents(userId, { from, to }, AMONG_LISTED)).flatMap(
      ({ eventId, status }): [string, GuestStatus][] => (status ? [[eventId, status]] : []),
    ),
  );
