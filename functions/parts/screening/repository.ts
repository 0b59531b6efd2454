import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItems, queryItems, transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { ifMissing, updateOf } from '#functions/core/update.ts';
import { REVEALED_AT_MOST } from '#shared/features/screening/rules.ts';

const viewSchema = z.object({ revealed: z.set(z.string()).optional() });
const revealSchema = z.object({ viewerId: z.string(), at: z.string() });

/** The applicants of a posting whose names a user has revealed: half a read unit for the first hundred of them. */
export const revealedTo = async (opportunityId: string, viewerId: string): Promise<ReadonlySet<string>> => {
  const [view] = await getItems(viewSchema, [keyOf('screening-view', { opportunityId, viewerId })]);
  return view?.revealed ?? new Set();
};

/** A company has at most a hundred members; those who left may have revealed some names, too. */
const READ_AT_MOST = 200;

/** Who revealed the name of an applicant, and when first. */
export const revealsOf = async ({
  opportunityId,
  userId,
}: {
  readonly opportunityId: string;
  readonly userId: string;
}): Promise<z.infer<typeof revealSchema>[]> => {
  const { pk } = keyOf('screening-reveal', { opportunityId, userId, viewerId: '' });
  const { items } = await queryItems(revealSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: READ_AT_MOST,
  });
  return items.sort((a, b) => (a.at < b.at ? -1 : 1));
};

/** The record of one name that a user revealed. It keeps the moment of the first time. */
const revealWrite = (opportunityId: string, userId: string, viewerId: string, at: Date): Write => {
  const { pk, sk, ...item } = itemOf('screening-reveal', { opportunityId, userId, viewerId });
  const set = { ...item, opportunityId, userId, viewerId, at: at.toISOString() };
  const kept = Object.entries(set).map(([name, value]) => [name, ifMissing(value)] as const);
  return { Update: updateOf({ pk, sk }, { set: Object.fromEntries(kept) }) };
};

/** Records that a user revealed the names of applicants. Throws `limit_reached` when there are too many. */
export const storeReveals = async (
  opportunityId: string,
  userIds: readonly string[],
  viewerId: string,
  at: Date,
): Promise<void> => {
  const { pk, sk, entity } = itemOf('screening-view', { opportunityId, viewerId });
  const view: Write = {
    Update: updateOf(
      { pk, sk },
      { set: { entity }, add: { revealed: new Set(userIds) } },
      {
        condition: 'attribute_not_exists(revealed) OR size(revealed) < :most',
        values: { ':most': REVEALED_AT_MOST },
      },
    ),
  };
  try {
    await transact({
      view,
      reveals: userIds.map((userId) => revealWrite(opportunityId, userId, viewerId, at)),
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    throw new AppError('limit_reached', {
      message: `You have revealed ${REVEALED_AT_MOST} names for this posting, which is the most.`,
    });
  }
};
