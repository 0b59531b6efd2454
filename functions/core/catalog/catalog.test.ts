import { expect, it } from 'vitest';
import { type Beginning, type Change, type Columns, RecordCatalog, type Shape } from './catalog.ts';
import { DamagedSnapshot, type PartReader, packSnapshot, unpackSnapshot } from './packing.ts';

// A kind of record that is as small as one can be: notes with a title.
interface Note {
  readonly title: string;
}
interface Row {
  readonly id: string;
  readonly version: number;
  readonly line: string;
}

const build = (rows: readonly Row[]): Columns => ({
  size: rows.length,
  ids: rows.map(({ id }) => id),
  versions: Uint32Array.from(rows, ({ version }) => version),
  line: (row) => rows[row]?.line ?? '',
  alive: new Uint8Array(rows.length).fill(1),
});

function* rowsOf({ size, ids, versions, line, alive }: Columns): Generator<Row> {
  for (let row = 0; row < size; row++)
    if (alive[row] === 1) yield { id: ids[row] ?? '', version: versions[row] ?? 0, line: line(row) };
}

const change = (id: string, version: number, title?: string): Change<Note & { id: string }> => ({
  id,
  version,
  listing: title === undefined ? null : { id, title },
});

const SHAPE: Shape<Note & { id: string }, Row, Columns> = {
  rowOf: ({ id, title }, version) => ({ id, version, line: title }),
  build,
  rowsOf,
};

const catalogOf = (beginning?: Beginning<Columns>) =>
  new RecordCatalog(SHAPE, beginning ?? { number: 0, base: build([]), gone: [], termsVersion: '' });

const titles = (catalog: ReturnType<typeof catalogOf>): string[] =>
  [...catalog.rows()].map(({ id, version, line }) => `${id}${version} ${line}`).sort();

it('holds the latest version of each record, whatever kind it is and in whatever order changes come', () => {
  const catalog = catalogOf();
  catalog.apply(1, [change('a', 1, 'First'), change('b', 1, 'Second')], 10);
  catalog.apply(2, [change('a', 3, 'Third'), change('a', 2, 'Late')], 20);
  expect(titles(catalog)).toEqual(['a3 Third', 'b1 Second']);
  catalog.apply(3, [change('b', 2)], 30);
  catalog.apply(4, [change('b', 1, 'Too late')], 40);
  expect(titles(catalog)).toEqual(['a3 Third']);
  expect(catalog.tombstones).toEqual([{ id: 'b', version: 2, at: 30 }]);
  catalog.apply(5, [change('b', 3, 'Again')], 50);
  expect([titles(catalog), catalog.tombstones, catalog.number]).toEqual([['a3 Third', 'b3 Again'], [], 5]);
});

const read = (reader: PartReader, line: Columns['line']): Columns => {
  const [ids, versions] = [reader.text(), reader.codes()];
  return { size: ids.length, ids, versions, line, alive: new Uint8Array(ids.length).fill(1) };
};

it('is the same after a snapshot, which readers of another format refuse', () => {
  const catalog = catalogOf();
  catalog.apply(7, [change('a', 1, 'One'), change('b', 70_000, 'Two'), change('c', 1)], 10);
  const base = build([...catalog.rows()]);
  const { number, tombstones, termsVersion } = catalog;
  const snapshot = packSnapshot(2, { number, base, gone: tombstones, termsVersion }, [
    base.ids,
    base.versions,
  ]);
  const opened = catalogOf(unpackSnapshot(2, snapshot, read));
  expect([opened.number, titles(opened), opened.tombstones]).toEqual([7, titles(catalog), tombstones]);
  expect(() => unpackSnapshot(3, snapshot, read)).toThrow(DamagedSnapshot);
});
