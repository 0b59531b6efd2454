import { messageOf } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { Catalog } from './catalog.ts';
import { type Change, rowOf } from './listing.ts';
import { follow, openLatest, openSaved } from './reader.ts';
import { buildSegment } from './segment.ts';
import { takeSnapshot } from './snapshot.ts';
import type { CatalogStorage, Entry, Pointer, Saved } from './storage.ts';

/** Snapshots that are kept besides the latest: for readers that are opening one, and when the latest is damaged. */
const EARLIER = 2;
/** A consumer lives a minute, so that what it appends is no older; after an hour no tombstone is needed. */
const TOMBSTONE_MS = HOUR_MS;
/** For so long entries stay in any case: no writer takes a number again that it thinks is the next. */
const KEPT_MS = 300_000;
const ENTRIES = 200;

/** The records of opportunities. */
export interface Records {
  /** The version of the matching that reads their terms. */
  readonly termsVersion: string;
  /** All open ones, page by page, perhaps without what changed a moment ago. */
  readonly open: () => AsyncIterable<readonly Change[]>;
  /** Those of these ids that exist, as they are now. */
  readonly current: (ids: readonly string[]) => Promise<readonly Change[]>;
}

/** Takes in the rest of the log. False when there is a gap. */
const followAll = async (storage: CatalogStorage, catalog: Catalog): Promise<boolean> => {
  for (;;) {
    const { entries, more } = await storage.entriesAfter(catalog.number, ENTRIES, true);
    if (!follow(catalog, entries)) return false;
    if (!more) return true;
  }
};

/** All that is left of the log. */
const readLog = async (storage: CatalogStorage): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (let more = true; more; ) {
    const page = await storage.entriesAfter(all.at(-1)?.number ?? 0, ENTRIES, true);
    all.push(...page.entries);
    more = page.more;
  }
  return all;
};

/**
 * The catalog of the records. What the log names is read once more: the index of open ones may be behind by a moment, and
 * an entry may be that of a late consumer whose successor is no longer in the log.
 */
const readAnew = async (storage: CatalogStorage, records: Records, at: Date): Promise<Catalog> => {
  const rows = [];
  for await (const changes of records.open())
    for (const { listing, version } of changes) if (listing) rows.push(rowOf(listing, version));
  const entries = await readLog(storage);
  const catalog = new Catalog(0, buildSegment(rows), [], records.termsVersion);
  const named = new Map(
    entries.flatMap(({ changes }) => changes.map(({ id, version }): [string, number] => [id, version])),
  );
  const current = await records.current([...named.keys()]);
  const existing = new Set(current.map(({ id }) => id));
  const deleted = [...named].filter(([id]) => !existing.has(id));
  const gone = deleted.map(([id, version]): Change => ({ id, version, listing: null }));
  catalog.apply(entries.at(-1)?.number ?? 0, [...current, ...gone], at.getTime());
  return catalog;
};

const removeAll = async (storage: CatalogStorage, saved: readonly Saved[], at: Date): Promise<void> => {
  for (const { key } of saved)
    try {
      await storage.remove(key, at);
    } catch (error) {
      // The next one that is no longer used can be deleted all the same.
      log('warn', 'old snapshot of the search was not deleted', { reason: messageOf(error) });
    }
};

/** The catalog as it is now, for the next snapshot; undefined when the latest one has everything. */
const upToDate = async (
  storage: CatalogStorage,
  pointer: Pointer | undefined,
  records: Records,
  at: Date,
): Promise<Catalog | undefined> => {
  const latest = pointer && (await openSaved(storage, pointer.latest, at));
  const opened = latest ?? (await openLatest(storage, pointer?.earlier ?? [], at));
  const start = latest?.number;
  if (!opened || opened.termsVersion !== records.termsVersion || !(await followAll(storage, opened)))
    return readAnew(storage, records, at);
  return opened.number === start ? undefined : opened;
};

/**
 * Takes a snapshot of the latest one and the log since; of the records when no snapshot can be read, when its terms were
 * read by another version of the matching, or when `anew`.
 * Several may do it at the same time: the pointer moves from the snapshot that a builder began with, so only one of them
 * moves it, and the others delete what they made.
 */
export const buildSnapshot = async (
  storage: CatalogStorage,
  records: Records,
  at: Date,
  anew = false,
): Promise<void> => {
  const pointer = await storage.pointer(true);
  const catalog = anew ? await readAnew(storage, records, at) : await upToDate(storage, pointer, records, at);
  if (!catalog) return;
  const { number, tombstones } = catalog;
  const recent = tombstones.filter((tombstone) => at.getTime() - tombstone.at < TOMBSTONE_MS);
  const { bytes, sha256 } = takeSnapshot(catalog, recent);
  const latest = { key: await storage.save(bytes, number, at), sha256, number };
  const before = pointer ? [pointer.latest, ...pointer.earlier] : [];
  const earlier = before.slice(0, EARLIER);
  if (!(await storage.movePointer({ latest, earlier }, pointer?.latest.key)))
    return removeAll(storage, [latest], at);
  await removeAll(storage, before.slice(EARLIER), at);
  const oldest = Math.min(number, ...earlier.map((saved) => saved.number));
  await storage.removeEntriesBelow(oldest, at.getTime() - KEPT_MS);
};
