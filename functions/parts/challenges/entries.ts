import * as z from 'zod';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  type EntryRow,
  type EntryVersion,
  entryVersionSchema,
} from '#shared/features/challenges/entry-schema.ts';
import { ENTRY_STATUSES } from '#shared/features/challenges/rules.ts';
import type { EntryRecord } from './record.ts';

/*
 * Hosts see what was handed in as short rows in a partition of their own, which are written in the transaction of each change: a
 * page costs one read unit, however long the entries are and however many there are (decision 0335).
 */

/** Short names, because their length is what a page costs. */
const rowSchema = z.object({
  sk: z.string(),
  title: z.string(),
  /** The id and the name of the team. */
  team: z.tuple([z.string(), z.string()]),
  is: z.enum(ENTRY_STATUSES),
  n: z.number().int(),
  sent: momentSchema,
});

const rowKey = ({ challengeId, createdAt, id }: Pick<EntryRecord, 'challengeId' | 'createdAt' | 'id'>) => ({
  challengeId,
  createdAt,
  entryId: id,
});

/** The write that brings the row of an entry to what the entry is now. What was never handed in has none. */
export const entryRowWrite = (entry: EntryRecord): Write | undefined =>
  entry.submitted && {
    Put: {
      Item: {
        ...itemOf('challenge-entry-row', rowKey(entry)),
        title: entry.submitted.title,
        team: [entry.team.id, entry.team.name],
        is: entry.status,
        n: entry.submitted.number,
        sent: entry.submitted.submittedAt,
      },
    },
  };

/** The write of a version that was handed in. It fails when there is one with its number. */
export const entryVersionWrite = (entryId: string, version: EntryVersion): Write => ({
  Put: {
    Item: { ...itemOf('challenge-entry-version', { entryId, number: String(version.number) }), ...version },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A version of an entry that was handed in, by its number. */
export const getEntryVersion = (entryId: string, number: number): Promise<EntryVersion | undefined> =>
  getItem(entryVersionSchema, keyOf('challenge-entry-version', { entryId, number: String(number) }));

/** Where the list of a challenge's entries goes on. */
export const entryPositionSchema = z.object({ after: z.string() });

/**
 * At most `count` entries of a challenge that were handed in, whatever became of them, in the order in which they were begun; and
 * the position after the last, while there may be more.
 */
export const entriesOf = async (
  challengeId: string,
  count: number,
  { after, consistent = false }: { readonly after?: string | undefined; readonly consistent?: boolean } = {},
): Promise<{ items: EntryRow[]; after: string | undefined }> => {
  const { pk } = keyOf('challenge-entry-row', { challengeId, createdAt: '', entryId: '' });
  const { items, lastKey } = await queryItems(rowSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: count,
    ConsistentRead: consistent,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  return {
    items: items.map(({ sk, title, team: [id, name], is, n, sent }) => ({
      id: partsOf('challenge-entry-row', { sk }).entryId,
      title,
      team: { id, name },
      status: is,
      number: n,
      submittedAt: sent,
    })),
    after: lastKey?.sk,
  };
};
