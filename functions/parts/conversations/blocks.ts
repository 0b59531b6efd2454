import * as z from 'zod';
import { getItems } from '#functions/core/table.ts';
import { blockKey } from './keys.ts';

const blockSchema = z.object({ userId: z.string(), blockedId: z.string() });

/** Those of at most 50 users who have blocked a user, or whom the user has blocked. */
export const blockedAmong = async (
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> => {
  const keys = [...new Set(others)].flatMap((other) => [blockKey(userId, other), blockKey(other, userId)]);
  const blocks = await getItems(blockSchema, keys, true);
  return new Set(blocks.map((block) => (block.userId === userId ? block.blockedId : block.userId)));
};

/** Whether one of two users has blocked the other. */
export const isBlocked = async (one: string, other: string): Promise<boolean> =>
  (await blockedAmong(one, [other])).size > 0;
