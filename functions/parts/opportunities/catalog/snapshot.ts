import type { Tombstone } from '#functions/core/catalog/catalog.ts';
import type { Column } from '#functions/core/catalog/columns.ts';
import type { CatalogBuilding, CatalogReading } from '#functions/core/catalog/kind.ts';
import {
  listed,
  narrow,
  type Part,
  type PartReader,
  packSnapshot,
  type Snapshot,
  single,
  unpackSnapshot,
} from '#functions/core/catalog/packing.ts';
import { Catalog } from './catalog.ts';
import { FIELDS, type Field, type Listing, rowOf } from './listing.ts';
import { buildSegment, type Segment } from './segment.ts';

/** Raised with every change of the bytes, or of what their numbers mean, such as the rates of the pay: functions of two versions each have their own snapshots during a deployment. */
export const FORMAT = 5;

/** The parts of a segment, in the order in which `readSegment` reads them. */
const partsOf = (segment: Segment): Part[] => [
  segment.ids,
  narrow(segment.versions),
  segment.postedAt,
  segment.deadline,
  narrow(segment.weeks),
  segment.pay,
  ...FIELDS.flatMap((field) => single(segment.fields[field])),
  ...listed(segment.skills),
  ...listed(segment.words),
  segment.urgent,
  ...listed(segment.must),
  ...listed(segment.nice),
  ...single(segment.requirements),
  ...single(segment.places),
];

/** The snapshot of a catalog, with these of its tombstones. */
export const takeSnapshot = (catalog: Catalog, gone: readonly Tombstone[] = catalog.tombstones): Snapshot => {
  const { number, termsVersion } = catalog;
  const base = buildSegment([...catalog.rows()]);
  return packSnapshot(FORMAT, { number, base, gone, termsVersion }, partsOf(base));
};

const readSegment = (reader: PartReader, line: Segment['line']): Segment => {
  const ids = reader.text();
  const [versions, postedAt, deadline] = [reader.codes(), reader.numbers(), reader.numbers()];
  const [weeks, pay] = [reader.codes(), reader.numbers()];
  const fields: Record<Field, Column> = {
    type: reader.column(),
    location: reader.column(),
    workMode: reader.column(),
    employmentType: reader.column(),
    level: reader.column(),
    season: reader.column(),
    company: reader.column(),
    companyId: reader.column(),
  };
  return {
    size: ids.length,
    ids,
    versions,
    weeks,
    fields,
    line,
    postedAt: Float64Array.from(postedAt),
    deadline: Int32Array.from(deadline),
    pay: Float64Array.from(pay),
    skills: reader.listColumn(),
    words: reader.listColumn(),
    urgent: Uint8Array.from(reader.numbers()),
    must: reader.lists(),
    nice: reader.lists(),
    requirements: reader.values(),
    places: reader.values(),
    alive: new Uint8Array(ids.length).fill(1),
  };
};

/** The catalog of a snapshot. Throws `DamagedSnapshot` when the bytes are not those that were hashed. */
export const openSnapshot = (snapshot: Snapshot): Catalog => {
  const { number, base, gone, termsVersion } = unpackSnapshot(FORMAT, snapshot, readSegment);
  return new Catalog(number, base, gone, termsVersion);
};

/** How instances get the catalog of opportunities. */
export const READ_OPPORTUNITIES: CatalogReading<Catalog> = { name: 'search', open: openSnapshot };

/** How its snapshots are made. */
export const OPPORTUNITIES: CatalogBuilding<Listing, Catalog> = {
  ...READ_OPPORTUNITIES,
  take: takeSnapshot,
  of: async (pages, termsVersion) => {
    const rows = [];
    for await (const changes of pages)
      for (const { listing, version } of changes) if (listing) rows.push(rowOf(listing, version));
    return new Catalog(0, buildSegment(rows), [], termsVersion);
  },
};
