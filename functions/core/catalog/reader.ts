import { messageOf } from '#functions/core/errors.ts';
import { HotReads } from '#functions/core/hot-reads.ts';
import { log } from '#functions/core/log.ts';
import type { CatalogReading, Followed } from './kind.ts';
import type { CatalogStorage, Entry, Saved } from './storage.ts';

/** Entries that one request reads: up to 4 units. Those of a longer log come with the next requests. */
const ENTRIES = 56;
/** How often an instance looks for a later snapshot, so that what changed since stays little. */
const LOOK_EVERY_MS = 60_000;
/** After no snapshot could be read, the next attempt. */
const PAUSE_MS = 5_000;

/** Opens a stored snapshot; undefined when it is lost or damaged. */
export const openSaved = async <Catalog>(
  { name, open }: CatalogReading<Catalog>,
  storage: Pick<CatalogStorage<never>, 'load'>,
  { key, sha256, number }: Saved,
  at: Date,
): Promise<Catalog | undefined> => {
  try {
    const bytes = await storage.load(key, at);
    if (bytes) return open({ bytes, sha256 });
    log('error', `snapshot of the ${name} is missing`, { number });
  } catch (error) {
    log('error', `snapshot of the ${name} cannot be read`, { number, reason: messageOf(error) });
  }
  return undefined;
};

/** The catalog of the first of these snapshots that can be read; undefined without one. */
export const openLatest = async <Catalog>(
  kind: CatalogReading<Catalog>,
  storage: Pick<CatalogStorage<never>, 'load'>,
  snapshots: readonly Saved[],
  at: Date,
): Promise<Catalog | undefined> => {
  for (const saved of snapshots) {
    const catalog = await openSaved(kind, storage, saved, at);
    if (catalog) return catalog;
  }
  return undefined;
};

/**
 * Takes entries into a catalog that follow it; what it has already is passed over. False when one is missing in between:
 * the catalog is too old for what is left of the log.
 */
export const follow = <Listing>(
  catalog: Pick<Followed<Listing>, 'number' | 'apply'>,
  entries: readonly Entry<Listing>[],
): boolean => {
  for (const { number, changes, at } of entries) {
    if (number <= catalog.number) continue;
    if (number !== catalog.number + 1) return false;
    catalog.apply(number, changes, at);
  }
  return true;
};

type Source<Listing> = Pick<CatalogStorage<Listing>, 'pointer' | 'load' | 'entriesAfter'>;

/** Holds the catalog for one instance of a function, and brings it up to date with every request. */
export class CatalogReader<Listing, Catalog extends Followed<Listing>> {
  private catalog: Catalog | undefined;
  /** The snapshot that the catalog was read from. */
  private key: string | undefined;
  private lookedAt: number | undefined;
  private askedAt: number | undefined;
  private loading: Promise<void> | undefined;
  private readonly recent = new HotReads<Awaited<ReturnType<CatalogStorage<Listing>['entriesAfter']>>>();
  private readonly kind: CatalogReading<Catalog>;
  private readonly storage: Source<Listing>;
  private readonly repair: (now: Date) => Promise<void>;

  /** `repair` is called while the latest snapshot is missing or cannot be read. */
  constructor(
    kind: CatalogReading<Catalog>,
    storage: Source<Listing>,
    repair: (now: Date) => Promise<void> = async () => undefined,
  ) {
    this.kind = kind;
    this.storage = storage;
    this.repair = repair;
  }

  /**
   * The catalog with all that the log holds, at least up to the entry `atLeast`, which another instance had when it gave
   * a cursor. Undefined when no snapshot can be read.
   */
  async current(now: Date, atLeast = 0): Promise<Catalog | undefined> {
    const pause = this.catalog ? LOOK_EVERY_MS : this.key === undefined ? 0 : PAUSE_MS;
    if (this.lookedAt === undefined || Math.abs(now.getTime() - this.lookedAt) >= pause) await this.load(now);
    if (!this.catalog) return undefined;
    const isWhole = await this.bringUpToDate(this.catalog, now, atLeast);
    if (!isWhole) await this.load(now);
    return this.catalog;
  }

  private async bringUpToDate(catalog: Catalog, now: Date, atLeast: number): Promise<boolean> {
    const { number } = catalog;
    const { entries } = await this.recent.read(`after ${number}`, now, () =>
      this.storage.entriesAfter(number, ENTRIES),
    );
    const isWhole = follow(catalog, entries);
    if (catalog.number >= atLeast || !isWhole) return isWhole;
    return follow(catalog, (await this.storage.entriesAfter(catalog.number, ENTRIES, true)).entries);
  }

  /** Reads the latest snapshot, unless it is the one that was read: once for all requests that wait for it. */
  private load(now: Date): Promise<void> {
    this.loading ??= this.open(now).finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  private async open(now: Date): Promise<void> {
    const pointer = await this.storage.pointer();
    this.lookedAt = now.getTime();
    if (this.catalog && pointer?.latest.key === this.key) return;
    this.key = pointer?.latest.key;
    const latest = pointer && (await openSaved(this.kind, this.storage, pointer.latest, now));
    if (!latest) await this.askForRepair(now);
    const opened = latest ?? (await openLatest(this.kind, this.storage, pointer?.earlier ?? [], now));
    if (!opened) return;
    follow(opened, (await this.storage.entriesAfter(opened.number, ENTRIES)).entries);
    // A reader never goes back to what was before.
    if (opened.number >= (this.catalog?.number ?? 0)) this.catalog = opened;
  }

  /** Asks for a snapshot with terms that the matching of this version has read, unless the catalog has them. */
  async expectTerms(version: string, now: Date): Promise<void> {
    if (!this.catalog || this.catalog.termsVersion === version) return;
    await this.askForRepair(now);
  }

  /** A request is answered whether or not this succeeds. */
  private async askForRepair(now: Date): Promise<void> {
    if (this.askedAt !== undefined && Math.abs(now.getTime() - this.askedAt) < PAUSE_MS) return;
    this.askedAt = now.getTime();
    try {
      await this.repair(now);
    } catch (error) {
      log('error', `a new snapshot of the ${this.kind.name} cannot be requested`, {
        reason: messageOf(error),
      });
    }
  }
}
