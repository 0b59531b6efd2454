import type { CatalogBuilding, CatalogReading } from '#functions/core/catalog/kind.ts';
import {
  listed,
  narrow,
  type Part,
  type PartReader,
  packSnapshot,
  single,
  unpackSnapshot,
} from '#functions/core/catalog/packing.ts';
import { catalogOf, MentorCatalog } from './catalog.ts';
import type { Listing } from './listing.ts';
import { buildSegment, type Segment } from './segment.ts';

/** Raised with every change of the bytes, or of what their numbers mean. */
export const FORMAT = 2;

/** The parts of a segment, in the order in which `readSegment` reads them. */
const partsOf = (segment: Segment): Part[] => [
  segment.ids,
  narrow(segment.versions),
  ...single(segment.fields.type),
  ...single(segment.fields.industry),
  ...single(segment.fields.university),
  ...listed(segment.expertise),
  ...listed(segment.languages),
  ...listed(segment.studiedIn),
  ...listed(segment.words),
  ...listed(segment.skills),
  ...listed({ ...segment.times, values: [] }),
  narrow(segment.noticeHours),
  segment.forMinors,
];

const readSegment = (reader: PartReader, line: Segment['line']): Segment => {
  const [ids, versions] = [reader.text(), reader.codes()];
  const [type, industry, university] = [reader.column(), reader.column(), reader.column()];
  return {
    size: ids.length,
    ids,
    versions,
    line,
    fields: { type, industry, university },
    expertise: reader.listColumn(),
    languages: reader.listColumn(),
    studiedIn: reader.listColumn(),
    words: reader.listColumn(),
    skills: reader.lists(),
    times: reader.lists(),
    noticeHours: reader.codes(),
    forMinors: Uint8Array.from(reader.numbers()),
    alive: new Uint8Array(ids.length).fill(1),
  };
};

/** How instances get the directory of mentors. */
export const READ_MENTORS: CatalogReading<MentorCatalog> = {
  name: 'directory of mentors',
  open: (snapshot) => new MentorCatalog(unpackSnapshot(FORMAT, snapshot, readSegment)),
};

/** How its snapshots are made. */
export const MENTORS: CatalogBuilding<Listing, MentorCatalog> = {
  ...READ_MENTORS,
  take: (catalog, gone) => {
    const { number, termsVersion } = catalog;
    const base = buildSegment([...catalog.rows()]);
    return packSnapshot(FORMAT, { number, base, gone, termsVersion }, partsOf(base));
  },
  of: async (pages, termsVersion) => {
    const found = [];
    for await (const changes of pages)
      for (const { listing, version } of changes) if (listing) found.push({ listing, version });
    return catalogOf(found, termsVersion);
  },
};
