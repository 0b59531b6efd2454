import {
  columnFrom,
  exactly,
  listColumnFrom,
  listsFrom,
  valuesFrom,
  wordColumnFrom,
} from '#functions/core/catalog/building.ts';
import type { Columns } from '#functions/core/catalog/catalog.ts';
import {
  type Column,
  type ListColumn,
  type Lists,
  type Values,
  valueAt,
  valuesAt,
} from '#functions/core/catalog/columns.ts';
import { FIELDS, type Field, type Listing, listingFrom, newestFirst, type Row } from './listing.ts';

/** Open opportunities as columns, the newest first. */
export interface Segment extends Columns {
  readonly postedAt: Float64Array;
  readonly deadline: Int32Array;
  readonly weeks: Uint32Array;
  readonly pay: Float64Array;
  readonly fields: Readonly<Record<Field, Column>>;
  /** In lower case as keys, in the posting's spelling as values. */
  readonly skills: ListColumn;
  /** Sorted, so that those with a common beginning are neighbours. */
  readonly words: ListColumn;
  readonly urgent: Uint8Array;
  /** The terms that a match compares, in canonical form. */
  readonly must: Lists;
  readonly nice: Lists;
  readonly requirements: Values;
  readonly places: Values;
}

const fieldColumns = (rows: readonly Row[]): Record<Field, Column> => {
  const columnFor = (field: Field): Column =>
    columnFrom(
      rows.map(({ fields }) => fields[field]),
      field === 'companyId' ? exactly() : undefined,
    );
  const [type, location, workMode, employmentType] = [
    columnFor('type'),
    columnFor('location'),
    columnFor('workMode'),
    columnFor('employmentType'),
  ];
  const [level, season] = [columnFor('level'), columnFor('season')];
  const [company, companyId] = [columnFor('company'), columnFor('companyId')];
  return { type, location, workMode, employmentType, level, season, company, companyId };
};

/** A segment of these rows, in any order. */
export const buildSegment = (given: readonly Row[]): Segment => {
  const rows = given.toSorted(newestFirst);
  return {
    size: rows.length,
    ids: rows.map(({ id }) => id),
    versions: Uint32Array.from(rows, ({ version }) => version),
    postedAt: Float64Array.from(rows, ({ postedAt }) => postedAt),
    deadline: Int32Array.from(rows, ({ deadline }) => deadline),
    weeks: Uint32Array.from(rows, ({ weeks }) => weeks),
    pay: Float64Array.from(rows, ({ pay }) => pay),
    fields: fieldColumns(rows),
    skills: listColumnFrom(rows.map(({ skills }) => skills)),
    words: wordColumnFrom(rows.map(({ words }) => words)),
    urgent: Uint8Array.from(rows, ({ urgent }) => urgent),
    must: listsFrom(rows.map(({ must }) => must)),
    nice: listsFrom(rows.map(({ nice }) => nice)),
    requirements: valuesFrom(rows.map(({ requirement }) => requirement)),
    places: valuesFrom(rows.map(({ place }) => place)),
    line: (row) => rows[row]?.line ?? '',
    alive: new Uint8Array(rows.length).fill(1),
  };
};

const fieldsAt = (segment: Segment, row: number): Record<Field, string> => {
  const at = (field: Field): string => valueAt(segment.fields[field], row);
  const [type, location, workMode, employmentType, level, season, company, companyId] = FIELDS.map(at);
  return {
    type: type ?? '',
    location: location ?? '',
    workMode: workMode ?? '',
    employmentType: employmentType ?? '',
    level: level ?? '',
    season: season ?? '',
    company: company ?? '',
    companyId: companyId ?? '',
  };
};

/** What of a row makes its listing. */
const listedAt = (segment: Segment, row: number) => ({
  id: segment.ids[row] ?? '',
  postedAt: segment.postedAt[row] ?? 0,
  deadline: segment.deadline[row] ?? 0,
  fields: fieldsAt(segment, row),
  weeks: segment.weeks[row] ?? 0,
  urgent: segment.urgent[row] ?? 0,
  must: valuesAt(segment.must, row),
  nice: valuesAt(segment.nice, row),
  requirement: valueAt(segment.requirements, row),
  place: valueAt(segment.places, row),
  line: segment.line(row),
});

/** The listing of a row. */
export const listingAt = (segment: Segment, row: number): Listing => listingFrom(listedAt(segment, row));

/** A row as it was given to `buildSegment`. */
const rowAt = (segment: Segment, row: number): Row => ({
  ...listedAt(segment, row),
  version: segment.versions[row] ?? 0,
  skills: valuesAt(segment.skills, row),
  words: valuesAt(segment.words, row),
  pay: segment.pay[row] ?? -1,
});

/** The rows that no later change has replaced or removed. */
export function* aliveRows(segment: Segment): Generator<Row> {
  for (let row = 0; row < segment.size; row++) if (segment.alive[row] === 1) yield rowAt(segment, row);
}
