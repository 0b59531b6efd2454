import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';
import { documentSchema } from '#shared/features/startups/schema.ts';

const storedSchema = documentSchema.omit({ updatedBy: true }).extend({
  startupId: z.string(),
  createdAt: momentSchema,
  /** The id of who saved it last. */
  editorId: z.string(),
});
/** A document of a team as the table holds it. */
export type StoredDocument = z.infer<typeof storedSchema>;

const documentKey = (startupId: string, id: string) => keyOf('startup-document', { startupId, id });

export const documentsPartition = (startupId: string): string => documentKey(startupId, '').pk;

export const getDocument = (startupId: string, id: string): Promise<StoredDocument | undefined> =>
  getItem(storedSchema, documentKey(startupId, id));

/** All documents of a team, the latest added first: a few, by the limit. */
export const documentsOf = async (startupId: string): Promise<StoredDocument[]> => {
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': documentsPartition(startupId) },
    ConsistentRead: true,
    Limit: STARTUP.documents,
  });
  return items.sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
};

/** The write of a new document. */
export const newDocument = (document: StoredDocument): Write => ({
  Put: {
    Item: { ...itemOf('startup-document', document), ...document },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write of what a member entered. It fails when the document has changed since it was read, or was deleted. */
export const documentWrite = (
  { startupId, id, version }: StoredDocument,
  fields: Pick<StoredDocument, 'title' | 'text' | 'editorId' | 'updatedAt'>,
): Write => ({
  Update: updateOf(documentKey(startupId, id), { set: fields, add: { version: 1 } }, asRead({ version })),
});

/** Deletes a document. It fails for one that is gone. */
export const deleteDocument = (startupId: string, id: string): Write => ({
  Delete: { Key: documentKey(startupId, id), ...conditionOf(asRead({ startupId })) },
});
