import { messageOf } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { Change } from './catalog.ts';
import type { CatalogBuilding, Followed } from './kind.ts';
import { follow, openLatest, openSaved } from './reader.ts';
import type { CatalogStorage, Entry, Pointer, Saved } from './storage.ts';

/** Snapshots that are kept besides the latest: for readers that are opening one, and when the latest is damaged. */
const EARLIER = 2;
/** A consumer lives a minute, so that what it appends is no older; after an hour no tombstone is needed. */
const TOMBSTONE_MS = HOUR_MS;
/** For so long entries stay in any case: no writer takes a number again that it thinks is the next. */
const KEPT_MS = 300_000;
const ENTRIES = 200;

/** The records of a kind. */
export interface Records<Listing> {
  /** The version of the matching that reads their terms. */
  readonly termsVersion: string;
  /** All that are to be found, page by page, perhaps without what changed a moment ago. */
  readonly open: () => AsyncIterable<readonly Change<Listing>[]>;
  /** Those of these ids that exist, as they are now. */
  readonly current: (ids: readonly string[]) => Promise<readonly Change<Listing>[]>;
}

/** Takes in the rest of the log. False when there is a gap. */
const followAll = async <Listing>(
  storage: CatalogStorage<Listing>,
  catalog: Followed<Listing>,
): Promise<boolean> => {
  for (;;) {
    const { entries, more } = await storage.entriesAfter(catalog.number, ENTRIES, true);
    if (!follow(catalog, entries)) return false;
    if (!more) return true;
  }
};

/** All that is left of the log. */
const readLog = async <Listing>(storage: CatalogStorage<Listing>): Promise<Entry<Listing>[]> => {
  const all: Entry<Listing>[] = [];
  for (let more = true; more; ) {
    const page = await storage.entriesAfter(all.at(-1)?.number ?? 0, ENTRIES, true);
    all.push(...page.entries);
    more = page.more;
  }
  return all;
};

/**
 * The catalog of the records. What the log names is read once more: their index may be behind by a moment, and
 * an entry may be that of a late consumer whose successor is no longer in the log.
 */
const readAnew = async <Listing, Catalog extends Followed<Listing>>(
  kind: CatalogBuilding<Listing, Catalog>,
  storage: CatalogStorage<Listing>,
  records: Records<Listing>,
  at: Date,
): Promise<Catalog> => {
  const catalog = await kind.of(records.open(), records.termsVersion);
  const entries = await readLog(storage);
  const named = new Map(
    entries.flatMap(({ changes }) => changes.map(({ id, version }): [string, number] => [id, version])),
  );
  const current = await records.current([...named.keys()]);
  const existing = new Set(current.map(({ id }) => id));
  const deleted = [...named].filter(([id]) => !existing.has(id));
  const gone = deleted.map(([id, version]): Change<Listing> => ({ id, version, listing: null }));
  catalog.apply(entries.at(-1)?.number ?? 0, [...current, ...gone], at.getTime());
  return catalog;
};

const removeAll = async (
  name: string,
  storage: Pick<CatalogStorage<never>, 'remove'>,
  saved: readonly Saved[],
  at: Date,
): Promise<void> => {
  for (const { key } of saved)
    try {
      await storage.remove(key, at);
    } catch (error) {
      // The next one that is no longer used can be deleted all the same.
      log('warn', `old snapshot of the ${name} was not deleted`, { reason: messageOf(error) });
    }
};

/** The catalog as it is now, for the next snapshot; undefined when the latest one has everything. */
const upToDate = async <Listing, Catalog extends Followed<Listing>>(
  kind: CatalogBuilding<Listing, Catalog>,
  storage: CatalogStorage<Listing>,
  pointer: Pointer | undefined,
  records: Records<Listing>,
  at: Date,
): Promise<Catalog | undefined> => {
  const latest = pointer && (await openSaved(kind, storage, pointer.latest, at));
  const opened = latest ?? (await openLatest(kind, storage, pointer?.earlier ?? [], at));
  const start = latest?.number;
  if (!opened || opened.termsVersion !== records.termsVersion || !(await followAll(storage, opened)))
    return readAnew(kind, storage, records, at);
  return opened.number === start ? undefined : opened;
};

/**
 * Takes a snapshot of the latest one and the log since; of the records when no snapshot can be read, when its terms were
 * read by another version of the matching, or when `anew`.
 * Several may do it at the same time: the pointer moves from the snapshot that a builder began with, so only one of them
 * moves it, and the others delete what they made.
 */
export const buildSnapshot = async <Listing, Catalog extends Followed<Listing>>(
  kind: CatalogBuilding<Listing, Catalog>,
  storage: CatalogStorage<Listing>,
  records: Records<Listing>,
  at: Date,
  anew = false,
): Promise<void> => {
  const pointer = await storage.pointer(true);
  const catalog = anew
    ? await readAnew(kind, storage, records, at)
    : await upToDate(kind, storage, pointer, records, at);
  if (!catalog) return;
  const { number, tombstones } = catalog;
  const recent = tombstones.filter((tombstone) => at.getTime() - tombstone.at < TOMBSTONE_MS);
  const { bytes, sha256 } = kind.take(catalog, recent);
  const latest = { key: await storage.save(bytes, number, at), sha256, number };
  const before = pointer ? [pointer.latest, ...pointer.earlier] : [];
  const earlier = before.slice(0, EARLIER);
  if (!(await storage.movePointer({ latest, earlier }, pointer?.latest.key)))
    return removeAll(kind.name, storage, [latest], at);
  await removeAll(kind.name, storage, before.slice(EARLIER), at);
  const oldest = Math.min(number, ...earlier.map((saved) => saved.number));
  await storage.removeEntriesBelow(oldest, at.getTime() - KEPT_MS);
};
