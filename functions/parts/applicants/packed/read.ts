import { log } from '#functions/core/log.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import type { ApplicantScope } from '#functions/parts/applications/applicant-scope.ts';
import { changedSince } from '#functions/parts/applications/repository.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import type { ReplyRecord } from '#shared/core/reply-record.ts';
import type { ApplicantCounts } from '#shared/features/applicants/routes.ts';
import { packedRowOf } from '../row.ts';
import { countsOf, without } from './row-counts.ts';
import {
  loadList,
  type PackedList,
  type PackedPosting,
  type PackedRow,
  type Rows,
  rowKey,
} from './storage.ts';

/** Changes since the packed list that are read first: one unit. More only while they are new, at most eight units more. */
const FIRST = 6;
const PAGE = 24;
const MOST = 70;

/** The lists that this instance has loaded, the latest used last. A list never changes under its key. */
const loaded = new Map<string, PackedList>();
/** The rows that are held at most, in all lists. */
const MAX_ROWS = 60_000;

const remember = (key: string, list: PackedList): void => {
  loaded.delete(key);
  loaded.set(key, list);
  let held = 0;
  for (const { rows } of loaded.values()) held += rows.size;
  for (const [oldest, { rows }] of loaded) {
    if (held <= MAX_ROWS || oldest === key) return;
    loaded.delete(oldest);
    held -= rows.size;
  }
};

const packedList = async (key: string, now: Date): Promise<PackedList | undefined> => {
  const list = loaded.get(key) ?? (await loadList(key, now));
  if (list) remember(key, list);
  return list;
};

/** The latest changes that the packed list does not have, the newest first. */
const changesAfter = async (scope: ApplicantScope, since: string, packed: Rows): Promise<PackedRow[]> => {
  const changes: PackedRow[] = [];
  let next: Record<string, string> | undefined;
  let limit = FIRST;
  for (let read = 0; read < MOST; ) {
    const page = await changedSince(scope, since, limit, next, true);
    const fresh = page.items.map(packedRowOf).filter((row) => {
      const known = packed.get(rowKey(row));
      return !known || known.version < row.version;
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

const NO_LIST: PackedList = { rows: new Map(), postings: new Map() };

/** The applicants of a scope: the packed list in the bucket, and what changed since, at most some seconds' worth. */
const readApplicants = async (scope: ApplicantScope, now: Date) => {
  const { counts, list, replies } = await readCounts(scope);
  const packed = (list && (await packedList(list.key, now))) ?? NO_LIST;
  if (list && packed.rows.size === 0) log('warn', 'packed list of applicants is missing', { ...scope });
  const changes = await changesAfter(scope, list && packed.rows.size > 0 ? list.upTo : '', packed.rows);
  const rows = changes.length === 0 ? packed.rows : new Map(packed.rows);
  if (rows instanceof Map) for (const row of changes) rows.set(rowKey(row), row);
  return { rows: [...rows.values()], postings: packed.postings, counts, replies };
};

/**
 * The applicants of a posting, with the exact numbers by status. Two read units where nothing changed just now, however many
 * applicants there are.
 */
export const applicantsOfPosting = async (
  opportunityId: string,
  now: Date,
): Promise<{ rows: PackedRow[]; counts: ApplicantCounts; replies: ReplyRecord | undefined }> => {
  const { rows, counts, replies } = await readApplicants({ opportunityId }, now);
  return { rows, counts, replies };
};

/** A posting with applicants, as the list of its poster has it. */
type PosterPosting = Omit<PackedPosting, 'removed'> & { readonly counts: ApplicantCounts };

/** A posting that is not packed yet: the application says what it was a moment ago. */
const unpacked = ({ opportunityId, title, replyBy }: PackedRow): PackedPosting => ({
  id: opportunityId,
  title,
  status: 'open',
  replyBy,
  removed: false,
});

/** Whether a posting’s applicants are listed with those of the poster’s others. */
const isListed = ({ status, removed }: PackedPosting, { all }: ApplicantCounts): boolean =>
  !removed && isPublished(status) && (all > 0 || status === 'open' || status === 'paused');

const byPosting = (rows: readonly PackedRow[]): ReadonlyMap<string, [PackedRow, ...PackedRow[]]> => {
  const found = new Map<string, [PackedRow, ...PackedRow[]]>();
  for (const row of rows) {
    const others = found.get(row.opportunityId);
    if (others) others.push(row);
    else found.set(row.opportunityId, [row]);
  }
  return found;
};

/**
 * The applicants for all postings of a poster, with the exact numbers by status and the postings that have applicants. One
 * read unit where nothing changed just now, however many postings and applicants there are (decision 0261).
 */
export const applicantsOfPoster = async (
  poster: string,
  now: Date,
): Promise<{ rows: PackedRow[]; counts: ApplicantCounts; postings: PosterPosting[] }> => {
  const read = await readApplicants({ poster }, now);
  const postings: PosterPosting[] = [];
  const rows: PackedRow[] = [];
  let { counts } = read;
  for (const [id, own] of byPosting(read.rows)) {
    const { removed, ...posting } = read.postings.get(id) ?? unpacked(own[0]);
    const numbers = countsOf(own);
    if (isListed({ ...posting, removed }, numbers)) {
      postings.push({ ...posting, counts: numbers });
      for (const row of own) rows.push(row);
    } else counts = without(counts, numbers);
  }
  return { rows, counts, postings };
};
