import type { RecordKind } from '#shared/records/kind.ts';
import { ALL_RECORDS } from '#shared/records.ts';

interface Row {
  readonly what: string;
  readonly until: string;
}

const untilOf = ({ retention }: RecordKind): string => {
  if (retention.until === 'ttl') return retention.after;
  return retention.until === 'never'
    ? 'never, so that every decision about an account can be verified'
    : 'when you ask us to delete them';
};

/** A row for all kinds of records that share a description. */
const recordRows = (): Row[] => {
  const rows = new Map<string, Row>();
  for (const [, kind] of ALL_RECORDS) {
    const what = kind.personal?.describedAs;
    if (what !== undefined && !rows.has(what)) rows.set(what, { what, until: untilOf(kind) });
  }
  return [...rows.values()];
};

/** How long personal data is stored, for the privacy page: the records of the table, and what is not a record. */
export const STORED_DATA: readonly Row[] = [
  ...recordRows(),
  { what: 'Backups of the database', until: 'after 35 days' },
  { what: 'Logs of the production site', until: 'after three months' },
];
