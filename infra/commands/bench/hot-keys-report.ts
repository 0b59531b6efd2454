import { TOGETHER } from './simulate.ts';
import { kept, type Row, table } from './table.ts';

/** The read units a second of the hottest partition of a kind. */
export interface HotKey {
  readonly what: string;
  /** Of the request that reads most of it. Undefined for sums over all partitions. */
  readonly units?: number;
  /** In the mix: when each request reads, with the edge's cache, and with the functions' memory as well. */
  readonly mix: { readonly each: number; readonly edge: number; readonly both: number };
  /** When all requests are this one, with a session: when each reads, and with the functions' memory. */
  readonly alone?: { readonly each: number; readonly both: number };
}

/** The kinds of partition that the report names, by their keys. */
export const NAMED_KEYS: readonly (readonly [what: string, names: RegExp])[] = [
  ['the log of the search', /^search-log#/],
  ['one opportunity with its counters', /^opportunity#/],
];

/** What one partition takes in a second, in read units. */
const LIMIT = 3_000;
/** The ceiling of production's table (docs/decisions/0138). */
const TABLE_LIMIT = 10_000;

const rounded = (units: number): string => Math.round(units).toLocaleString('en');

/** The part of the benchmarks about hot keys, with its heading. */
export const hotKeysReport = (
  keys: readonly HotKey[],
  day: string,
): string => `## What hot keys take at 10,000 requests a second

Simulated on ${day}: requests of a busy day (shares and assumptions: [decision 0142](decisions/0142-hot-keys.md)), with
what the repositories read for each, recorded at 1,000 opportunities, played against the local edge's cache and the
functions' own memory (\`HotReads\`). The most read units in a second of the hottest partition of each kind; a partition
takes ${rounded(LIMIT)}. "alone" is when all 10,000 are this one request, with a session, so that the edge keeps none.

${table(
  [
    'hottest',
    'units a request',
    'mix, each reads',
    'and the edge',
    'and memory',
    'alone, each reads',
    'alone, memory',
    'to reach',
  ],
  keys.map(({ what, units, mix, alone }): Row => {
    const limit = alone ? LIMIT : what === TOGETHER ? TABLE_LIMIT : undefined;
    return [
      what,
      units ?? '',
      ...[mix.each, mix.edge, mix.both].map(rounded),
      ...(alone ? [rounded(alone.each), rounded(alone.both)] : ['', '']),
      limit === undefined
        ? ''
        : `≤ ${rounded(limit)}: ${kept(Math.max(mix.both, alone?.both ?? 0) <= limit)}`,
    ];
  }),
)}`;
