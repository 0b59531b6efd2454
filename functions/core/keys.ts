import type { IndexName } from '#shared/records/kind.ts';
import { INDEXES, type Kind, RECORDS } from '#shared/records.ts';
import type { Key } from './table.ts';

type Records = typeof RECORDS;
/** The names in braces of a template: `user#{userId}` has `userId`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Parts<T extends string> = Readonly<Record<Names<T>, string>>;

type Lists<K extends Kind> = Records[K] extends { lists: infer L } ? L : never;
type ListName<K extends Kind> = keyof Lists<K>;
interface AnyList {
  readonly index: IndexName;
  readonly pk: string;
  readonly sk: string;
}
type ListOf<K extends Kind, L extends ListName<K>> = Extract<Lists<K>[L], AnyList>;

const fill = (template: string, parts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The key ${template} needs ${name}.`);
    return part;
  });

/** The primary key of a record, as shared/records.ts defines it. */
export const keyOf = <K extends Kind>(kind: K, parts: Parts<Records[K]['pk'] | Records[K]['sk']>): Key => ({
  pk: fill(RECORDS[kind].pk, parts),
  sk: fill(RECORDS[kind].sk, parts),
});

/** Finds the parts in a key. Of several parts, only the first may contain what separates them. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>.*)')}$`);

/**
 * The parts of a key, as shared/records.ts defines it: the inverse of `keyOf`, for as much of the key as is given. With
 * several kinds, the key is of any of them. Throws for the key of another record.
 */
export const partsOf = <K extends Kind, P extends keyof Key>(
  kinds: K | readonly K[],
  key: Readonly<Record<P, string>>,
): Parts<Records[K][P]> => {
  for (const kind of typeof kinds === 'string' ? [kinds] : kinds) {
    const { pk, sk }: Key = RECORDS[kind];
    const templates: Readonly<Record<string, string>> = { pk, sk };
    const found = Object.entries<string>(key).map(([name, text]) =>
      patternOf(templates[name] ?? '').exec(text),
    );
    if (found.every((one) => one !== null))
      return Object.assign({}, ...found.map((one) => one.groups)) as Parts<Records[K][P]>;
  }
  throw new Error(`No key of ${[kinds].flat().join(', ')}: ${JSON.stringify(key)}`);
};

/** The key and the `entity` of a record: what every item that is put begins with. */
export const itemOf = <K extends Kind>(kind: K, parts: Parts<Records[K]['pk'] | Records[K]['sk']>) => ({
  ...keyOf(kind, parts),
  entity: kind,
});

const listOf = <K extends Kind, L extends ListName<K>>(kind: K, list: L): ListOf<K, L> =>
  (RECORDS[kind] as unknown as { lists: Lists<K> }).lists[list] as ListOf<K, L>;

/** The partition of a list of records, for a query of its index. */
export const listPartition = <K extends Kind, L extends ListName<K>>(
  kind: K,
  list: L,
  parts: Parts<ListOf<K, L>['pk']>,
): string => fill(listOf(kind, list).pk, parts);

type ListAttributes<K extends Kind, L extends ListName<K>> = Record<
  (typeof INDEXES)[ListOf<K, L>['index']]['pk' | 'sk'],
  string
>;

/** The attributes that put a record into a list. */
export const listKey = <K extends Kind, L extends ListName<K>>(
  kind: K,
  list: L,
  parts: Parts<ListOf<K, L>['pk'] | ListOf<K, L>['sk']>,
): ListAttributes<K, L> => {
  const { index, pk, sk } = listOf(kind, list);
  const attributes = INDEXES[index];
  return { [attributes.pk]: fill(pk, parts), [attributes.sk]: fill(sk, parts) } as ListAttributes<K, L>;
};
