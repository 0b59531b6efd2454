import { columnFrom, listColumnFrom, listsFrom, wordColumnFrom } from '#functions/core/catalog/building.ts';
import type { Columns } from '#functions/core/catalog/catalog.ts';
import {
  type Column,
  type ListColumn,
  type Lists,
  valueAt,
  valuesAt,
} from '#functions/core/catalog/columns.ts';
import type { Field, Row } from './listing.ts';

/** Listed mentors as columns, in the order of their ids. */
export interface Segment extends Columns {
  readonly fields: Readonly<Record<Field, Column>>;
  readonly expertise: ListColumn;
  readonly languages: ListColumn;
  readonly studiedIn: ListColumn;
  /** Sorted, so that those with a common beginning are neighbours. */
  readonly words: ListColumn;
  /** In canonical form. */
  readonly skills: Lists;
  /** The minutes themselves are the codes: there are no values. */
  readonly times: Omit<Lists, 'values'>;
  readonly noticeHours: Uint32Array;
  readonly forMinors: Uint8Array;
}

const numbersOf = (lists: readonly (readonly number[])[]): Segment['times'] => {
  const starts = new Uint32Array(lists.length + 1);
  for (const [row, { length }] of lists.entries()) starts[row + 1] = (starts[row] ?? 0) + length;
  return { starts, codes: Uint32Array.from(lists.flat()) };
};

/** A segment of these rows, in any order. */
export const buildSegment = (given: readonly Row[]): Segment => {
  const rows = given.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const fieldOf = (field: Field): Column => columnFrom(rows.map(({ fields }) => fields[field]));
  return {
    size: rows.length,
    ids: rows.map(({ id }) => id),
    versions: Uint32Array.from(rows, ({ version }) => version),
    fields: { type: fieldOf('type'), industry: fieldOf('industry'), university: fieldOf('university') },
    expertise: listColumnFrom(rows.map(({ expertise }) => expertise)),
    languages: listColumnFrom(rows.map(({ languages }) => languages)),
    studiedIn: listColumnFrom(rows.map(({ studiedIn }) => studiedIn)),
    words: wordColumnFrom(rows.map(({ words }) => words)),
    skills: listsFrom(rows.map(({ skills }) => skills)),
    times: numbersOf(rows.map(({ times }) => times)),
    noticeHours: Uint32Array.from(rows, ({ noticeHours }) => noticeHours),
    forMinors: Uint8Array.from(rows, ({ forMinors }) => (forMinors ? 1 : 0)),
    line: (row) => rows[row]?.line ?? '',
    alive: new Uint8Array(rows.length).fill(1),
  };
};

const timesAt = ({ times: { starts, codes } }: Segment, row: number): number[] => [
  ...codes.subarray(starts[row], starts[row + 1]),
];

/** A row as it was given to `buildSegment`. */
const rowAt = (segment: Segment, row: number): Row => {
  const { type, industry, university } = segment.fields;
  return {
    id: segment.ids[row] ?? '',
    version: segment.versions[row] ?? 0,
    fields: {
      type: valueAt(type, row),
      industry: valueAt(industry, row),
      university: valueAt(university, row),
    },
    expertise: valuesAt(segment.expertise, row),
    languages: valuesAt(segment.languages, row),
    studiedIn: valuesAt(segment.studiedIn, row),
    words: valuesAt(segment.words, row),
    skills: valuesAt(segment.skills, row),
    times: timesAt(segment, row),
    noticeHours: segment.noticeHours[row] ?? 0,
    forMinors: segment.forMinors[row] === 1,
    line: segment.line(row),
  };
};

/** The rows that no later change has replaced or removed. */
export function* aliveRows(segment: Segment): Generator<Row> {
  for (let row = 0; row < segment.size; row++) if (segment.alive[row] === 1) yield rowAt(segment, row);
}
