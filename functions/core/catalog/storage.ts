import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { openBucket } from '#functions/core/s3/bucket.ts';
import { batchWrite, ConditionFailed, type Key, putItem, queryItems } from '#functions/core/table.ts';
import { zlib } from '#functions/core/zlib.ts';
import type { Change } from './catalog.ts';

/** An entry of the log: what changed, under a number without gaps before it. */
export interface Entry<Listing> {
  readonly number: number;
  /** When it was appended, in milliseconds since 1970. */
  readonly at: number;
  /** Bytes of the log since a snapshot was last requested, with this entry. */
  readonly waiting: number;
  readonly changes: readonly Change<Listing>[];
}

const savedSchema = z.object({
  key: z.string(),
  sha256: z.string(),
  /** The latest entry of the log in it. */
  number: z.number().int(),
});
/** A stored snapshot. */
export type Saved = z.infer<typeof savedSchema>;

const pointerSchema = z.object({ latest: savedSchema, earlier: z.array(savedSchema) });
/** The latest snapshot, and those before it, the latest of them first. */
export type Pointer = z.infer<typeof pointerSchema>;

/** The entries of a log, whose changes are compressed. */
const entrySchemaOf = <Listing>(listing: z.ZodType<Listing>) => {
  const changesSchema = z.array(
    z.object({ id: z.string(), version: z.number().int(), listing: listing.nullable() }),
  );
  return z
    .object({ sk: z.string(), at: z.number(), waiting: z.number(), changes: z.instanceof(Uint8Array) })
    .transform(
      ({ sk, at, waiting, changes }): Entry<Listing> => ({
        number: Number(sk),
        at,
        waiting,
        changes: changesSchema.parse(JSON.parse(zlib().brotliDecompressSync(changes).toString())),
      }),
    );
};

/** Where the log and the snapshots are. Snapshots are read and written at the time of the event, `at`. */
export interface CatalogStorage<Listing> {
  /** At most `count` entries after a number, in order, and whether there are more. */
  readonly entriesAfter: (
    number: number,
    count: number,
    consistent?: boolean,
  ) => Promise<{ entries: Entry<Listing>[]; more: boolean }>;
  readonly latestEntry: () => Promise<Entry<Listing> | undefined>;
  /** False when the number is taken. */
  readonly append: (entry: Entry<Listing>) => Promise<boolean>;
  /** Removes the first entries, up to one with this number or one that was appended after a moment (milliseconds since 1970). */
  readonly removeEntriesBelow: (number: number, before: number) => Promise<void>;
  readonly pointer: (consistent?: boolean) => Promise<Pointer | undefined>;
  /** Moves the pointer, if it still is at the snapshot with the key `from`; false when it was moved meanwhile. */
  readonly movePointer: (pointer: Pointer, from: string | undefined) => Promise<boolean>;
  readonly save: (bytes: Buffer, number: number, at: Date) => Promise<string>;
  readonly load: (key: string, at: Date) => Promise<Buffer | undefined>;
  readonly remove: (key: string, at: Date) => Promise<void>;
}

const DIGITS = 12;

/** The key and the `entity` of a record. */
type Item = Key & { readonly entity: string };

/** Where a catalog is stored. */
interface Places<Listing> {
  readonly listing: z.ZodType<Listing>;
  /** The entry of the log with a number of twelve digits. */
  readonly entry: (number: string) => Item;
  readonly pointer: () => Item;
  readonly bucket: () => ReturnType<typeof openBucket>;
  /** What the names of its snapshots begin with. */
  readonly prefix: string;
}

/** Brotli knows words of English, which zstd does not: a single change is a quarter smaller. */
const compressed = (changes: readonly Change<unknown>[]): Buffer =>
  zlib().brotliCompressSync(JSON.stringify(changes), {
    params: { [zlib().constants.BROTLI_PARAM_QUALITY]: 6 },
  });

/** A condition that does not hold is an answer here. */
const unlessTaken = async (write: Promise<void>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** The log and the pointer of a catalog in the table, its snapshots in the bucket. */
export const catalogStorage = <Listing>({
  listing,
  entry,
  pointer,
  bucket,
  prefix,
}: Places<Listing>): CatalogStorage<Listing> => {
  const entrySchema = entrySchemaOf(listing);
  const digits = (number: number) => String(number).padStart(DIGITS, '0');
  const numberKey = (number: number): Key => {
    const { pk, sk } = entry(digits(number));
    return { pk, sk };
  };
  const logOf = () => numberKey(0).pk;
  const entriesAfter: CatalogStorage<Listing>['entriesAfter'] = async (
    number,
    count,
    ConsistentRead = false,
  ) => {
    const { items, lastKey } = await queryItems(entrySchema, {
      KeyConditionExpression: 'pk = :pk AND sk > :sk',
      ExpressionAttributeValues: { ':pk': logOf(), ':sk': numberKey(number).sk },
      Limit: count,
      ConsistentRead,
    });
    return { entries: items, more: lastKey !== undefined };
  };
  return {
    entriesAfter,
    latestEntry: async () => {
      const { items } = await queryItems(entrySchema, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': logOf() },
        ScanIndexForward: false,
        Limit: 1,
        ConsistentRead: true,
      });
      return items[0];
    },
    append: ({ number, at, waiting, changes }) =>
      unlessTaken(
        putItem({
          Item: {
            ...entry(digits(number)),
            at,
            waiting,
            changes: compressed(changes),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    removeEntriesBelow: async (number, before) => {
      for (let after = 0; ; ) {
        const { entries, more } = await entriesAfter(after, 100);
        const kept = entries.findIndex((one) => one.number >= number || one.at >= before);
        // From the first on, so that the rest has no gap.
        const old = kept < 0 ? entries : entries.slice(0, kept);
        await batchWrite(old.map((one) => ({ DeleteRequest: { Key: numberKey(one.number) } })));
        after = old.at(-1)?.number ?? number;
        if (!more || old.length < entries.length) return;
      }
    },
    pointer: async (ConsistentRead = false) => {
      const { pk, sk } = pointer();
      const { items } = await queryItems(pointerSchema, {
        KeyConditionExpression: 'pk = :pk AND sk = :sk',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        Limit: 1,
        ConsistentRead,
      });
      return items[0];
    },
    movePointer: (next, from) =>
      unlessTaken(
        putItem({
          Item: { ...pointer(), ...next },
          ...(from === undefined
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : {
                ConditionExpression: 'latest.#key = :from',
                ExpressionAttributeNames: { '#key': 'key' },
                ExpressionAttributeValues: { ':from': from },
              }),
        }),
      ),
    save: async (bytes, number, at) => {
      const key = `${prefix}${number}-${randomUUID()}`;
      await bucket().write(key, new Uint8Array(bytes), at);
      return key;
    },
    load: async (key, at) => {
      const bytes = await bucket().read(key, at);
      return bytes && Buffer.from(bytes.buffer);
    },
    remove: (key, at) => bucket().remove(key, at),
  };
};
