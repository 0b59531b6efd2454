import { cpus, loadavg } from 'node:os';
import type { BurstFigures } from './event-burst.ts';
import { type Row, table } from './table.ts';

const at = (share: number, sorted: readonly number[]): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The part of the benchmarks about users who answer one event at once, with its heading. */
export const eventBurstReport = (figures: readonly BurstFigures[], day: string): string => {
  const rows = figures.map((one): Row => {
    const sorted = one.milliseconds.toSorted((a, b) => a - b);
    return [
      one.users.toLocaleString('en'),
      one.atOnce,
      one.capacity,
      (one.elapsed / 1000).toFixed(1),
      ((one.users * 1000) / one.elapsed).toFixed(1),
      at(0.5, sorted).toFixed(0),
      at(0.99, sorted).toFixed(0),
      one.refused,
      one.mostRefused,
      one.cpu.toFixed(0),
      one.reads.toFixed(1),
      one.writes.toFixed(1),
      one.calls.toFixed(1),
    ];
  });
  return `## What a burst of answers to one event takes

Measured on ${day} on a local table: users who answer one event, as many at the same moment as the second column says, and
again after the seconds that a refusal names, until each has a place or a number. Their handlers run at once in one process, as they would
in instances of the function.
Nothing was refused but with 429, and at the end the places are full and everyone else waits. Units and calls are those of attempts that
others overtook, too: all changes of one event are one after the other ([decision 0294](decisions/0294-places-of-events.md)). Seconds say how
this machine does with what ran on it besides: a load of ${loadavg()[0]?.toFixed(0)} on ${cpus().length} cores.

${table(
  [
    'users',
    'at once',
    'places',
    'all answered after, s',
    'answers a second',
    'p50, ms',
    'p99, ms',
    'refused (429)',
    'of one user at most',
    'CPU, ms',
    'reads',
    'writes',
    'calls',
  ],
  rows,
)}`;
};
