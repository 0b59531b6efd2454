import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import { dateSchema } from '#shared/core/contract.ts';
import type { Article } from '#shared/features/library/article.ts';
import { type EntryFields, entryFieldsSchema } from '#shared/features/library/entry-fields.ts';
import { source } from '#shared/features/library/writing.ts';

/** What admins made of an entry; without fields, a built-in one is hidden. */
const storedEntrySchema = z.object({
  id: z.string(),
  version: z.number().int(),
  updated: dateSchema,
  fields: entryFieldsSchema.nullable(),
});
export type StoredEntry = z.infer<typeof storedEntrySchema>;

const shelfSchema = z.object({ version: z.string(), count: z.number().int() });

export const entryKey = (id: string): Key => keyOf('library-entry', { id });
export const shelfKey: Key = keyOf('library-shelf', {});

/** Which version the admins' entries have together; undefined while there never was one. */
export const shelfVersion = async (): Promise<string | undefined> =>
  (await getItem(shelfSchema, shelfKey))?.version;

/** What admins made of an entry; undefined when they never changed it. */
export const storedEntry = (id: string): Promise<StoredEntry | undefined> =>
  getItem(storedEntrySchema, entryKey(id));

/** All that admins added, replaced and hid, by id. */
export const storedEntries = async (): Promise<StoredEntry[]> => {
  const found: StoredEntry[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(storedEntrySchema, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
      ExpressionAttributeValues: { ':pk': shelfKey.pk, ':entries': entryKey('').sk },
      ConsistentRead: true,
      Limit: 100,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after);
  return found;
};

/** An admin's entry as an article of the library. */
export const articleOf = (
  id: string,
  updated: string,
  { sources, copy, ...fields }: EntryFields,
): Article => ({
  ...fields,
  id,
  updated,
  copy: copy === '' ? [] : copy.split('\n'),
  sources: sources.map(({ title, url, readOn }) => source(title, url, readOn)),
  kind: sources.length > 0 ? 'sourced' : 'general',
  screens: [],
});

/** An article as an admin edits it. */
export const fieldsOf = ({
  type,
  title,
  roles,
  topics,
  answer,
  body,
  copy,
  link,
  licence,
  sources,
  law,
}: Article): EntryFields => ({
  type,
  title,
  roles: [...roles],
  topics: [...topics],
  answer,
  body: body.map((block) =>
    block.kind === 'list' ? { kind: 'list', items: [...block.items] } : { ...block },
  ),
  copy: copy.join('\n'),
  link: link && { ...link },
  licence: { ...licence },
  sources: sources.map(({ title: name, url, readOn }) => ({ title: name, url, readOn })),
  law,
});

/** The built-in articles with what admins replaced in place, without those that they hid, and then those that they added. */
export const withStored = (builtIn: readonly Article[], stored: readonly StoredEntry[]): Article[] => {
  const changes = new Map(stored.map((entry) => [entry.id, entry]));
  const own = new Set(builtIn.map(({ id }) => id));
  const made = ({ id, updated, fields }: StoredEntry): Article[] =>
    fields ? [articleOf(id, updated, fields)] : [];
  return [
    ...builtIn.flatMap((article) => {
      const change = changes.get(article.id);
      return change ? made(change) : [article];
    }),
    ...stored.filter(({ id }) => !own.has(id)).flatMap(made),
  ];
};
