import type { Change, Tombstone } from './catalog.ts';
import type { Snapshot } from './packing.ts';

/** What a catalog is to those who keep it up to date; `RecordCatalog` is one. */
export interface Followed<Listing> {
  readonly number: number;
  readonly termsVersion: string;
  readonly tombstones: readonly Tombstone[];
  apply: (number: number, changes: readonly Change<Listing>[], at: number) => void;
}

/** How a kind of record is read: apart from `CatalogBuilding`, so that functions that only read load nothing else. */
export interface CatalogReading<Catalog> {
  /** What logs call it. */
  readonly name: string;
  /** Throws when the bytes are not those that were hashed. */
  readonly open: (snapshot: Snapshot) => Catalog;
}

/** How snapshots of a kind of record are made. */
export interface CatalogBuilding<Listing, Catalog> extends CatalogReading<Catalog> {
  /** A catalog of records, page by page, which has no entry of the log yet. */
  readonly of: (pages: AsyncIterable<readonly Change<Listing>[]>, termsVersion: string) => Promise<Catalog>;
  /** The snapshot of a catalog with these tombstones. */
  readonly take: (catalog: Catalog, gone: readonly Tombstone[]) => Snapshot;
}
