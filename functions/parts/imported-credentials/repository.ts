import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { IMPORTS_MAX } from '#shared/features/imported-credentials/rules.ts';
import { importedCredentialSchema } from '#shared/features/imported-credentials/schema.ts';
import { INDEXES } from '#shared/records.ts';

const recordSchema = importedCredentialSchema.extend({
  userId: z.string(),
  /** Raised by each check. */
  version: z.number().int(),
});
/** A credential from elsewhere as its last check left it. */
export type ImportRecord = z.infer<typeof recordSchema>;

const keyOfImport = (id: string): Key => keyOf('imported-credential', { id });
const keyOfDocument = (id: string): Key => keyOf('imported-document', { id });

export const getImport = (id: string): Promise<ImportRecord | undefined> =>
  getItem(recordSchema, keyOfImport(id));

/** The text of an import. */
export const getImportedText = async (id: string): Promise<string> =>
  (await getItem(z.object({ text: z.string() }), keyOfDocument(id)))?.text ?? '';

/** All imports of a user, the latest first. From an index, which lags a little. */
export const importsOf = async (userId: string): Promise<ImportRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: `${INDEXES.gsi1.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('imported-credential', 'ofUser', { userId }) },
    ScanIndexForward: false,
    Limit: IMPORTS_MAX,
  });
  return items;
};

const count = (userId: string, by: 1 | -1): Write => ({
  Update: updateOf(
    keyOf('imported-credential-count', { userId }),
    { set: { entity: 'imported-credential-count' }, add: { imports: by } },
    by === 1
      ? { condition: 'attribute_not_exists(imports) OR imports < :most', values: { ':most': IMPORTS_MAX } }
      : { condition: 'imports > :none', values: { ':none': 0 } },
  ),
});

/** The steps that store an import. */
export const importSteps = (record: ImportRecord, text: string) => ({
  import: {
    Put: {
      Item: {
        ...itemOf('imported-credential', record),
        ...record,
        ...listKey('imported-credential', 'ofUser', record),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  document: {
    Put: { Item: { ...itemOf('imported-document', record), userId: record.userId, text } },
  },
  count: count(record.userId, 1),
});

/** The write of what a check found. It fails when another check was stored since the import was read. */
export const checkedWrite = (
  { id, version }: ImportRecord,
  found: Omit<ImportRecord, 'id' | 'userId' | 'version' | 'importedAt'>,
): Write => ({
  Update: updateOf(keyOfImport(id), { set: found, add: { version: 1 } }, asRead({ version })),
});

/** The steps that remove an import. They fail when a check was stored since it was read. */
export const removalSteps = ({ id, userId, version }: ImportRecord) => ({
  import: { Delete: { Key: keyOfImport(id), ...conditionOf(asRead({ version })) } },
  document: { Delete: { Key: keyOfDocument(id) } },
  count: count(userId, -1),
});
