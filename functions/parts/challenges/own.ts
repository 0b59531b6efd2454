import * as z from 'zod';
import { listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { CHALLENGE_PARTS, type ChallengePart } from '#shared/features/challenges/rules.ts';
import { INDEXES } from '#shared/records.ts';

const { pk: LIST, sk: PLACE } = INDEXES.gsi2;

const ownSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  challengeId: z.string(),
  [PLACE]: z.string(),
});

/** Where the list of a user's challenges goes on. */
export const ownPositionSchema = z.object({ pk: z.string(), sk: z.string(), place: z.string() });
export type OwnPosition = z.infer<typeof ownPositionSchema>;

/** A challenge in which a user has a part. */
export interface OwnChallenge {
  readonly challengeId: string;
  readonly part: ChallengePart | undefined;
  readonly position: OwnPosition;
}

/**
 * At most `count` challenges in which a user has a part, or any when none is given; of each part the latest first. From an index,
 * which lags a little.
 */
export const ownChallenges = async (
  userId: string,
  part: ChallengePart | undefined,
  count: number,
  after?: OwnPosition,
): Promise<OwnChallenge[]> => {
  const partition = listPartition('challenge-member', 'ofUser', { userId });
  const { items } = await queryItems(ownSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: part ? `${LIST} = :pk AND begins_with(${PLACE}, :part)` : `${LIST} = :pk`,
    ExpressionAttributeValues: { ':pk': partition, ...(part && { ':part': `${part}#` }) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { pk: after.pk, sk: after.sk, [LIST]: partition, [PLACE]: after.place },
    }),
  });
  return items.map(({ challengeId, pk, sk, [PLACE]: place }) => ({
    challengeId,
    part: CHALLENGE_PARTS.find((one) => place.startsWith(`${one}#`)),
    position: { pk, sk, place },
  }));
};

/** The most challenges of a user that calendars have. */
const MOST_IN_CALENDAR = 100;

/** All parts of a user in challenges, for calendars: half a read unit for those who have none. */
export const partsIn = (userId: string): Promise<OwnChallenge[]> =>
  ownChallenges(userId, undefined, MOST_IN_CALENDAR);
