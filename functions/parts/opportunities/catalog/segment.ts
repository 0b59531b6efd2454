import type { Columns } from '#functions/core/catalog/catalog.ts';
import {
  type Column,
  columnOf,
  Dictionary,
  type ListColumn,
  type Lists,
  listColumnOf,
  type Values,
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

const exactly = (): Dictionary => new Dictionary((value) => value);

const valuesOf = (rows: readonly Row[], of: (row: Row) => string): Values => {
  const dictionary = exactly();
  const codes = Uint32Array.from(rows, (row) => dictionary.add(of(row)));
  return { values: dictionary.values, codes };
};

const fieldColumns = (rows: readonly Row[]): Record<Field, Column> => {
  const columnFor = (field: Field): Column => {
    const dictionary = field === 'companyId' ? exactly() : new Dictionary();
    const codes = Uint32Array.from(rows, ({ fields }) => dictionary.add(fields[field]));
    return columnOf(dictionary.values, codes);
  };
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

const startsOf = (lists: readonly (readonly unknown[])[]): Uint32Array => {
  const starts = new Uint32Array(lists.length + 1);
  for (const [row, { length }] of lists.entries()) starts[row + 1] = (starts[row] ?? 0) + length;
  return starts;
};

const flatCodes = (lists: readonly (readonly string[])[], total: number, codeOf: (v: string) => number) => {
  const codes = new Uint32Array(total);
  let at = 0;
  for (const list of lists) for (const value of list) codes[at++] = codeOf(value);
  return codes;
};

const listsOf = (lists: readonly (readonly string[])[], dictionary: Dictionary): Lists => {
  const starts = startsOf(lists);
  const codes = flatCodes(lists, starts.at(-1) ?? 0, (value) => dictionary.add(value));
  return { values: dictionary.values, starts, codes };
};

const skillColumn = (rows: readonly Row[]): ListColumn => {
  const { values, starts, codes } = listsOf(
    rows.map(({ skills }) => skills),
    new Dictionary(),
  );
  return listColumnOf(values, starts, codes);
};

const wordColumn = (rows: readonly Row[]): ListColumn => {
  const lists = rows.map(({ words }) => words);
  const starts = startsOf(lists);
  const values = [...new Set(lists.flat())].sort();
  const order = new Map(values.map((word, code) => [word, code]));
  const codes = flatCodes(lists, starts.at(-1) ?? 0, (word) => order.get(word) ?? 0);
  return listColumnOf(values, starts, codes);
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
    skills: skillColumn(rows),
    words: wordColumn(rows),
    urgent: Uint8Array.from(rows, ({ urgent }) => urgent),
    must: listsOf(
      rows.map(({ must }) => must),
      exactly(),
    ),
    nice: listsOf(
      rows.map(({ nice }) => nice),
      exactly(),
    ),
    requirements: valuesOf(rows, ({ requirement }) => requirement),
    places: valuesOf(rows, ({ place }) => place),
    line: (row) => rows[row]?.line ?? '',
    alive: new Uint8Array(rows.length).fill(1),
  };
};

const valueAt = ({ values, codes }: Values, row: number): string => values[codes[row] ?? 0] ?? '';

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
