import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { momentSchema } from '#shared/core/contract.ts';

export const storedNoteSchema = z.object({
  startupId: z.string(),
  id: z.string(),
  at: momentSchema,
  text: z.string(),
  authorId: z.string(),
  /** Who is notified. */
  mentions: z.array(z.string()),
});
export type StoredNote = z.infer<typeof storedNoteSchema>;

/** Where a list of notes goes on. */
export const notePosition = z.object({ at: z.string(), id: z.string() });
type Position = z.infer<typeof notePosition>;

/** Notes are in a partition of their own: who reads a startup does not have them. */
export const notesPartition = (startupId: string): string =>
  keyOf('startup-note', { startupId, at: '', id: '' }).pk;

/** At most `count` notes of a team before a position, the latest first. */
export const notesOf = async (startupId: string, count: number, before?: Position): Promise<StoredNote[]> => {
  const { items } = await queryItems(storedNoteSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': notesPartition(startupId) },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: count,
    ...(before && { ExclusiveStartKey: keyOf('startup-note', { startupId, ...before }) }),
  });
  return items;
};

/** The write of a new note. */
export const newNote = (note: StoredNote): Write => ({
  Put: {
    Item: { ...itemOf('startup-note', note), ...note },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
