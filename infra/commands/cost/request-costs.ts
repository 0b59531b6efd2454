import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#infra/app/operator-error.ts';

const BENCHMARKS = join(import.meta.dirname, '..', '..', '..', 'docs', 'benchmarks.md');

/** What one request of a kind consumes: capacity units, the session's included, and calls of the table. */
export interface Consumption {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
}

/** The row of what every screen begins with, which a browser has in its cache after the first one. */
export const EVERY_SCREEN = 'every screen';

/** What the first visit to a screen loads. */
export interface FirstLoad {
  readonly files: number;
  readonly kilobytes: number;
}

export interface Measured {
  readonly consumption: (route: string) => Consumption;
  readonly firstLoad: (screen: string) => FirstLoad;
}

type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the first table whose first column has this heading, by the name in that column. */
const tableOf = (text: string, heading: string): ReadonlyMap<string, Row> => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const names = cellsOf(lines[start] ?? '');
  const rows = new Map<string, Row>();
  for (const line of start < 0 ? [] : lines.slice(start + 2)) {
    if (!line.startsWith('|')) break;
    const cells = cellsOf(line);
    rows.set(cells[0] ?? '', Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
  }
  return rows;
};

/** The number that a cell begins with, as in `1.5 / 2` (the median and the most) or `+ 2`; 0 when it is empty. */
const numberIn = (row: Row, column: string): number => {
  const cell = row[column];
  const number = cell === '' ? 0 : Number(/^\+? ?([\d.]+)/.exec(cell ?? '')?.[1]);
  if (Number.isNaN(number))
    throw new OperatorError(`docs/benchmarks.md has no number under "${column}": run npm run bench.`);
  return number;
};

const rowOf = (rows: ReadonlyMap<string, Row>, name: string): Row => {
  const row = rows.get(name);
  if (!row) throw new OperatorError(`docs/benchmarks.md has no measurement of ${name}: run npm run bench.`);
  return row;
};

/** What `npm run bench` measured. Throws an `OperatorError` for what it does not have. */
export const measured = (text: string = readFileSync(BENCHMARKS, 'utf8')): Measured => {
  const routes = tableOf(text, 'route');
  const live = tableOf(text, 'live route');
  const screens = tableOf(text, 'screen');
  return {
    consumption: (route) => {
      const polled = routes.has(route) ? undefined : live.get(route);
      if (polled)
        return {
          reads: numberIn(polled, 'reads') + numberIn(polled, 'session'),
          writes: numberIn(polled, 'writes'),
          calls: numberIn(polled, 'calls'),
        };
      const row = rowOf(routes, route);
      return {
        reads: numberIn(row, 'reads, 100,000') + numberIn(row, 'session'),
        writes: numberIn(row, 'writes, 100,000'),
        calls: numberIn(row, 'calls'),
      };
    },
    firstLoad: (screen) => {
      const row = rowOf(screens, screen);
      return { files: numberIn(row, 'files'), kilobytes: numberIn(row, 'KB, first visit') };
    },
  };
};
