import { keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { type MemberRecord, memberRecordSchema } from './record.ts';

/** At most `count` participants of a challenge after a user, in any order, and the last user while there may be more. */
export const membersOf = async (
  challengeId: string,
  count: number,
  after?: string,
): Promise<{ members: MemberRecord[]; after: string | undefined }> => {
  const { pk } = keyOf('challenge-member', { challengeId, userId: '' });
  const { items, lastKey } = await queryItems(memberRecordSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
    Limit: count,
    ...(after !== undefined && {
      ExclusiveStartKey: keyOf('challenge-member', { challengeId, userId: after }),
    }),
  });
  return { members: items, after: lastKey && items.at(-1)?.userId };
};
