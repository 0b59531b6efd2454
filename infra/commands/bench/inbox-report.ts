import type { InboxFigures } from './inbox.ts';
import { kept, type Row, table } from './table.ts';

/** The most read units that a request may consume without the session's share (issue 14). */
const MOST_READS: Readonly<Record<string, number>> = {
  'inbox.changes': 1,
  'inbox.changes, beside a conversation': 1,
  'conversations.messages': 2,
};
/** Within which time a message is to arrive, in ms. */
const MOST_MS: Readonly<Record<string, number>> = { 'a hint over a socket': 3000 };

const at = (share: number, sorted: readonly number[]): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const goalOf = (route: string, reads: number, p99: number): string => {
  const [units, ms] = [MOST_READS[route], MOST_MS[route]];
  if (units !== undefined) return `≤ ${units} reads: ${kept(reads <= units)}`;
  return ms === undefined ? '' : `≤ ${ms} ms: ${kept(p99 <= ms)}`;
};

/** The part of the benchmarks about open inboxes, with its heading. */
export const inboxReport = (figures: readonly InboxFigures[], day: string): string => {
  const rows = figures.map(({ route, consumed, session, milliseconds, browsers }): Row => {
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const reads = consumed.reads - session;
    const p99 = at(0.99, sorted);
    return [
      route,
      browsers,
      milliseconds.length,
      reads,
      session > 0 ? `+ ${session}` : '',
      consumed.writes,
      consumed.calls,
      at(0.5, sorted).toFixed(0),
      p99.toFixed(0),
      goalOf(route, reads, p99),
    ];
  });
  return `## What open inboxes ask

Measured on ${day} on a local stack with all its parts on this machine: 200 browsers that ask what is new every 30 s, as
without a web socket, and every 2.5 s, as beside an open conversation; the same with a socket each ([decision 0197](decisions/0197-live-updates.md)), from the change of an inbox to the
hint; and the newest page of a conversation of 10,000 messages. Units are the most of all requests; milliseconds say how this machine
does, not Lambda.

${table(
  [
    'live route',
    'browsers',
    'requests',
    'reads',
    'session',
    'writes',
    'calls',
    'p50, ms',
    'p99, ms',
    'to reach',
  ],
  rows,
)}`;
};
