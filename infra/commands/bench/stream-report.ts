import { STREAM_CAPACITY } from '../../constructs/event-grants.ts';
import type { StreamFigures } from './stream.ts';
import { kept, type Row, table } from './table.ts';

/** Matching writes a second that the consumer must keep up with, on one shard. */
const GOAL = 500;
/** Batches of a shard that Lambda processes at once. */
const LANES = STREAM_CAPACITY.batches;
/** The memory with which a function has one core. */
const MB_OF_A_CORE = 1769;
const SHARE_OF_CORE = STREAM_CAPACITY.memory / MB_OF_A_CORE;

/** The stream consumer's part of the benchmarks, with its heading. */
export const streamReport = (figures: readonly StreamFigures[], day: string): string => {
  const rows = figures.map(({ what, records, calls, elapsed, cpu, bare }): Row => {
    const byClock = (1000 * records) / elapsed;
    const byCpu = (1000 * records * SHARE_OF_CORE) / cpu;
    const bareByCpu = (1000 * records * SHARE_OF_CORE) / bare;
    const shard = LANES * Math.min(byClock, byCpu);
    return [
      what,
      (calls / records).toFixed(1),
      (cpu / records).toFixed(2),
      (bare / records).toFixed(3),
      Math.round(byClock),
      Math.round(byCpu),
      Math.round(bareByCpu),
      Math.round(shard),
      `≥ ${GOAL}: ${kept(shard >= GOAL)}`,
    ];
  });
  return `## How many changes the stream consumer follows

Measured on ${day} with batches of ${figures[0]?.records} records, as Lambda delivers them. Each call of the table takes 5 ms and gets a recorded
answer, because the local database commits to disk for every write ([decision 0145](decisions/0145-the-stream-consumer-under-load.md)).
"By the clock" is one batch after the other on this machine; "by CPU" what the CPU time of a record allows on the ${SHARE_OF_CORE.toFixed(2)} of a
core of a function with ${STREAM_CAPACITY.memory} MB, beside a bare consumer that only parses the records. Lambda processes ${LANES} batches of
a shard at once: "a shard" is ${LANES} times the smaller of the two.

${table(
  [
    'records a second',
    'calls a record',
    'CPU ms a record',
    'bare, CPU ms',
    'by the clock',
    'by CPU',
    'bare, by CPU',
    'a shard',
    'to reach',
  ],
  rows,
)}`;
};
