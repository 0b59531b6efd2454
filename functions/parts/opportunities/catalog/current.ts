import { CatalogReader } from '#functions/core/catalog/reader.ts';
import type { Catalog } from './catalog.ts';
import { READ_OPPORTUNITIES } from './snapshot.ts';
import { SNAPSHOTS, STORAGE } from './storage.ts';

const reader = new CatalogReader(READ_OPPORTUNITIES, STORAGE, SNAPSHOTS.repair);

/**
 * The catalog of this instance of the function, as of now and at least up to the entry `atLeast` of the log; undefined
 * while no snapshot can be read.
 */
export const currentCatalog = (now: Date, atLeast?: number): Promise<Catalog | undefined> =>
  reader.current(now, atLeast);

/** Has the terms read again after a change of the matching, with the next snapshot. */
export const expectTerms = (version: string, now: Date): Promise<void> => reader.expectTerms(version, now);
