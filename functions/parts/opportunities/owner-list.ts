import { isDeepStrictEqual } from 'node:util';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { deleteItem, putItem, queryItems, transact } from '#functions/core/table.ts';
import { isRefused, type Refused, type Steps } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import { type OwnedOpportunity, ownedOpportunitySchema } from '#shared/features/opportunities/owner-list.ts';
import { incrementCounters } from '../dashboard/repository.ts';
import type { StoredOpportunity } from './repository.ts';

/** An opportunity in its owner's list; undefined when no user owns it, or it isn't published. */
const rowOf = (opportunity: StoredOpportunity | undefined) => {
  if (opportunity?.owner === undefined || opportunity.removed) return undefined;
  if (!isPublished(opportunity.status)) return undefined;
  const { owner, postedAt, id } = opportunity;
  const Item = {
    ...itemOf('owned-opportunity', { owner, postedAt, id }),
    ...ownedOpportunitySchema.parse(opportunity),
  };
  return { owner, Key: { pk: Item.pk, sk: Item.sk }, Item };
};
type Row = NonNullable<ReturnType<typeof rowOf>>;

/** The steps of the transaction whose condition did not hold; none when it succeeded. */
const failuresOf = async <S extends Steps>(steps: S): Promise<Refused<S>['failed']> => {
  try {
    await transact(steps);
    return {};
  } catch (error) {
    if (isRefused<S>(error)) return error.failed;
    throw error;
  }
};

/** Adds or updates a row. A new one counts in the owner's figures. An owner whose account is gone has no list. */
const saveRow = async ({ owner, Item }: Row): Promise<void> => {
  const { row: exists } = await failuresOf({
    row: { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    figures: incrementCounters(owner, { jobPostings: 1 }),
  });
  if (!exists) return;
  await unlessRefused(putItem({ Item, ConditionExpression: 'attribute_exists(pk)' }));
};

const removeRow = async ({ owner, Key }: Row): Promise<void> => {
  const { figures: noFigures } = await failuresOf({
    row: { Delete: { Key, ConditionExpression: 'attribute_exists(pk)' } },
    figures: incrementCounters(owner, { jobPostings: -1 }),
  });
  if (noFigures) await deleteItem({ Key });
};

/**
 * Updates the owner's list and number of postings after a change of an opportunity. Like the entries of the search lists, the
 * row follows the record as it is now, so that a change may come twice, late or in the wrong order.
 */
export const updateOwned = async (
  was: StoredOpportunity | undefined,
  became: StoredOpportunity | undefined,
  readCurrent: () => Promise<StoredOpportunity | undefined>,
): Promise<void> => {
  const [old, wanted] = [rowOf(was), rowOf(became)];
  if (isDeepStrictEqual(old, wanted)) return;
  const current = rowOf(await readCurrent());
  for (const row of [old, wanted]) if (row && !isDeepStrictEqual(row.Key, current?.Key)) await removeRow(row);
  if (current) await saveRow(current);
};

/** Where a page of the list goes on. */
export const ownedPositionSchema = ownedOpportunitySchema.pick({ postedAt: true, id: true });

/** At most `count` opportunities that a user posted after a position, open or closed, the latest first. */
export const ownedBy = async (
  owner: string,
  count: number,
  after: Pick<OwnedOpportunity, 'postedAt' | 'id'> | undefined,
): Promise<OwnedOpportunity[]> => {
  const { items } = await queryItems(ownedOpportunitySchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('owned-opportunity', { owner, postedAt: '', id: '' }).pk },
    ScanIndexForward: false,
    Limit: count,
    ...(after && { ExclusiveStartKey: { ...keyOf('owned-opportunity', { owner, ...after }) } }),
  });
  return items;
};
