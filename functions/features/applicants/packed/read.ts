import { log } from '#functions/core/log.ts';
import { changedSince } from '#functions/features/applications/repository.ts';
import { readCounts } from '#functions/features/opportunities/applicant-counts.ts';
import type { ApplicantCounts } from '#shared/features/applicants.ts';
import type { ReplyRecord } from '#shared/features/reply-record.ts';
import { packedRowOf } from '../row.ts';
import { loadRows, type PackedRow, type Rows } from './storage.ts';

/** Changes since the packed list that are read first: one unit. More only while they are new, at most eight units more. */
const FIRST = 6;
const PAGE = 24;
const MOST = 70;

/** The lists that this instance has loaded, the latest used last. A list never changes under its key. */
const loaded = new Map<string, Rows>();
/** The rows that are held at most, in all lists. */
const MAX_ROWS = 60_000;

const remember = (key: string, rows: Rows): void => {
  loaded.delete(key);
  loaded.set(key, rows);
  let held = 0;
  for (const one of loaded.values()) held += one.size;
  for (const [oldest, { size }] of loaded) {
    if (held <= MAX_ROWS || oldest === key) return;
    loaded.delete(oldest);
    held -= size;
  }
};

const packedRows = async (key: string, now: Date): Promise<Rows | undefined> => {
  const rows = loaded.get(key) ?? (await loadRows(key, now));
  if (rows) remember(key, rows);
  return rows;
};

/** The latest changes that the packed list does not have, the newest first. */
const changesAfter = async (opportunityId: string, since: string, packed: Rows): Promise<PackedRow[]> => {
  const changes: PackedRow[] = [];
  let next: Record<string, string> | undefined;
  let limit = FIRST;
  for (let read = 0; read < MOST; ) {
    const page = await changedSince(opportunityId, since, limit, next, true);
    const fresh = page.items.map(packedRowOf).filter(({ userId, version }) => {
      const known = packed.get(userId);
      return !known || known.version < version;
    });
    changes.push(...fresh);
    read += page.items.length;
    next = page.next;
    // The list is packed in the order of the changes: where it has all of a page, it has what was before.
    if (!next || fresh.length === 0) break;
    limit = PAGE;
  }
  return changes;
};

/**
 * The applicants of a posting, with the exact numbers by status: from the packed list in the bucket and what changed since,
 * at most some seconds' worth. Two read units where nothing changed just now, however many applicants there are.
 */
export const applicantsOfPosting = async (
  opportunityId: string,
  now: Date,
): Promise<{ rows: PackedRow[]; counts: ApplicantCounts; replies: ReplyRecord | undefined }> => {
  const { counts, list, replies } = await readCounts(opportunityId);
  const packed: Rows = (list && (await packedRows(list.key, now))) ?? new Map();
  if (list && packed.size === 0) log('warn', 'packed list of applicants is missing', { opportunityId });
  const changes = await changesAfter(opportunityId, list && packed.size > 0 ? list.upTo : '', packed);
  if (changes.length === 0) return { rows: [...packed.values()], counts, replies };
  const rows = new Map(packed);
  for (const row of changes) rows.set(row.userId, row);
  return { rows: [...rows.values()], counts, replies };
};
