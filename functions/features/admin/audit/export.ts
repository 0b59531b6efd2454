import type { AuditEntry } from '#shared/features/audit.ts';
import { canonical } from './chain.ts';

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

/**
 * A cell of CSV. A spreadsheet would run what begins like a formula: a quote in front makes it text. Text that begins
 * with such a quote gets another one, so that `readExport` restores exactly what was written.
 */
const cell = (value: string | number): string => {
  const text = /^'*[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

const lineOf = (entry: AuditEntry): string =>
  [
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
  ]
    .map(cell)
    .join(',');

/** Entries as lines of CSV; the first page begins with the names of the columns. */
export const toCsv = (entries: readonly AuditEntry[], isFirstPage: boolean): string =>
  [...(isFirstPage ? [COLUMNS.join(',')] : []), ...entries.map(lineOf)].map((line) => `${line}\r\n`).join('');
