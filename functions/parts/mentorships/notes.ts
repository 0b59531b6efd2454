import { keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems } from '#functions/core/table.ts';
import { type Note, noteSchema } from '#shared/features/mentorships/schema.ts';

/** At most `count` notes of the partition of a note before it, or before another one, the latest first. */
export const notesIn = async ({ pk, sk }: Key, count: number, before?: string): Promise<Note[]> => {
  const { items } = await queryItems(noteSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': pk, ':first': sk, ':last': `${sk}${before ?? '~'}` },
    ScanIndexForward: false,
    ConsistentRead: true,
    // The one that the page begins after is within the range.
    Limit: count + 1,
  });
  return items.filter(({ id }) => id !== before).slice(0, count);
};

/** At most `count` notes that both users of a mentorship see, the latest first. */
export const sharedNotes = (id: string, count: number, before?: string): Promise<Note[]> =>
  notesIn(keyOf('mentorship-note', { id, noteId: '' }), count, before);
