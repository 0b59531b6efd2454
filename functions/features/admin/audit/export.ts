import { canonical } from '#functions/parts/admin/audit/chain.ts';
import { csvLine } from '#shared/core/csv.ts';
import type { AuditEntry } from '#shared/features/admin/audit.ts';

const COLUMNS = [
  'n',
  'at',
  'actorId',
  'actor',
  'action',
  'targetId',
  'target',
  'reason',
  'before',
  'after',
  'previousHash',
  'hash',
] as const;

const lineOf = (entry: AuditEntry): string =>
  csvLine([
    entry.n,
    entry.at,
    entry.actor.id,
    entry.actor.name,
    entry.action,
    entry.target.id,
    entry.target.name,
    entry.reason,
    canonical(entry.before),
    canonical(entry.after),
    entry.previousHash,
    entry.hash,
  ]);

/** Entries as lines of CSV; the first page begins with the names of the columns. */
export const toCsv = (entries: readonly AuditEntry[], isFirstPage: boolean): string =>
  [...(isFirstPage ? [`${COLUMNS.join(',')}\r\n`] : []), ...entries.map(lineOf)].join('');
