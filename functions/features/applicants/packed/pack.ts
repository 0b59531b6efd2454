import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { inTurn } from '#functions/core/in-turn.ts';
import { log } from '#functions/core/log.ts';
import { retrying } from '#functions/core/retry.ts';
import { numbersWrite } from '#functions/parts/applicants/packed/hiring-numbers.ts';
import {
  loadList,
  moveList,
  type PackedList,
  type PackedRow,
  removeList,
  rowKey,
  saveList,
} from '#functions/parts/applicants/packed/storage.ts';
import { packedRowOf } from '#functions/parts/applicants/row.ts';
import { type ListPointer, readCounts } from '#functions/parts/applications/applicant-counts.ts';
import type { ApplicantScope } from '#functions/parts/applications/applicant-scope.ts';
import { changedSince } from '#functions/parts/applications/repository.ts';
import { storeApplicationCount } from '#functions/parts/opportunities/repository.ts';
import { setReplyClock } from '../replies/clock.ts';
import { showReplies } from '../replies/search-record.ts';
import { SETTLED_SECONDS } from './packing-queue.ts';
import { withPostings } from './postings.ts';

/** How many changes one read takes. */
const PAGE = 500;

/** Another run stored a list at the same time. */
class Outrun extends Error {}

/** Takes all changes since a moment into the rows, and returns the ids of the postings that have any. */
const takeChanges = async (
  rows: Map<string, PackedRow>,
  scope: ApplicantScope,
  since: string,
): Promise<ReadonlySet<string>> => {
  const changed = new Set<string>();
  let next: Record<string, string> | undefined;
  do {
    const page = await changedSince(scope, since, PAGE, next);
    for (const application of page.items) {
      const row = packedRowOf(application);
      const known = rows.get(rowKey(row));
      if (known && known.version >= row.version) continue;
      rows.set(rowKey(row), row);
      changed.add(row.opportunityId);
    }
    next = page.next;
  } while (next);
  return changed;
};

/**
 * Takes the changes since the list before. Should the index have been later than it may be, the list is short of applicants
 * that no later change brings: when it has no news and still fewer than are counted, all are read again.
 */
const takeAll = async (
  rows: Map<string, PackedRow>,
  scope: ApplicantScope,
  { since, counted }: { readonly since: string; readonly counted: number },
): Promise<ReadonlySet<string>> => {
  const changed = await takeChanges(rows, scope, since);
  if (changed.size > 0 || since === '' || rows.size >= counted) return changed;
  log('warn', 'packed list of applicants was short', { ...scope, has: rows.size, counted });
  return takeChanges(rows, scope, '');
};

interface Packing {
  readonly scope: ApplicantScope;
  readonly now: Date;
  /** Another run stored a list while this one was at work. */
  readonly again: boolean;
  /** A posting that changed itself, in the list of its poster. */
  readonly posting?: string | undefined;
}

/** The list with all changes after the one before, and whether there are any. */
const nextList = async (
  { scope, now, posting }: Packing,
  before: ListPointer | undefined,
  counted: number,
): Promise<{ list: PackedList; isNew: boolean }> => {
  const known = before && (await loadList(before.key, now));
  const rows = new Map(known?.rows);
  const changed = await takeAll(rows, scope, { since: known && before ? before.upTo : '', counted });
  if (!('poster' in scope)) return { list: { rows, postings: new Map() }, isNew: !known || changed.size > 0 };
  const stale = new Set(changed);
  if (posting !== undefined && known?.postings.has(posting)) stale.add(posting);
  return {
    list: { rows, postings: await withPostings(known?.postings, stale) },
    isNew: !known || stale.size > 0,
  };
};

/**
 * Stores a list that holds all changes so far. Throws `Outrun` when another run did at the same time; one that began later
 * than this one has all that this one would have.
 */
const packOnce = async (packing: Packing): Promise<void> => {
  const { scope, now, again, posting } = packing;
  const { counts, list: before } = await readCounts(scope, true);
  const upTo = new Date(now.getTime() - SETTLED_SECONDS * 1000).toISOString();
  if (again && posting === undefined && before && before.upTo >= upTo) return;
  const { list, isNew } = await nextList(packing, before, counts.all + counts.withdrawn);
  const pointer: ListPointer =
    before && !isNew
      ? { ...before, upTo: [upTo, before.upTo].sort().at(-1) ?? upTo }
      : { key: await saveList(scope, list, now), earlier: before?.key ?? null, upTo };
  const numbers =
    isNew && 'opportunityId' in scope ? numbersWrite(scope.opportunityId, list.rows, now) : undefined;
  if (!(await moveList(scope, pointer, before, { numbers }))) {
    if (isNew) await removeList(pointer.key, now);
    throw new Outrun();
  }
  // Readers may still have the list before this one, not the one before that.
  if (isNew && before?.earlier) await removeList(before.earlier, now);
  if (!('opportunityId' in scope)) return;
  await storeApplicationCount(scope.opportunityId, counts.all);
  await setReplyClock(scope.opportunityId, [...list.rows.values()]);
  await showReplies(scope.opportunityId);
};

const packUnlessOutrun = async (what: Omit<Packing, 'again'>): Promise<void> => {
  let attempts = 0;
  await retrying(
    () => packOnce({ ...what, again: attempts++ > 0 }),
    (error) => error instanceof Outrun,
  );
};

/** When the latest run that this instance has finished began, by scope (milliseconds). */
const finished = new Map<string, number>();
/** The scopes of which that is remembered. */
const REMEMBERED = 1000;

/**
 * Packs a list of applicants again. A batch of tasks often has several for a posting to which many apply: they are done one
 * after the other, and a run that began no earlier than a task was received has done its work.
 */
const pack = (scope: ApplicantScope, now: Date): Promise<void> => {
  const name = 'poster' in scope ? scope.poster : scope.opportunityId;
  return inTurn(`pack ${name}`, async () => {
    if ((finished.get(name) ?? 0) >= now.getTime()) return;
    await packUnlessOutrun({ scope, now });
    if (finished.size >= REMEMBERED) finished.clear();
    finished.set(name, now.getTime());
  });
};

/** Packs the list of a posting’s applicants again, and brings their number in the poster’s lists up to date. */
export const packApplicants = defineTask(
  'pack-applicants',
  z.object({ opportunityId: z.string() }),
  (scope, now) => pack(scope, now),
);

/**
 * Packs the list of the applicants for all postings of a poster again. With `changed`, the id of a posting that changed
 * itself, that posting is read again too.
 */
export const packPoster = defineTask(
  'pack-poster',
  z.object({ poster: z.string(), changed: z.string().optional() }),
  ({ poster, changed }, now) =>
    changed === undefined
      ? pack({ poster }, now)
      : inTurn(`pack ${poster}`, () => packUnlessOutrun({ scope: { poster }, now, posting: changed })),
);
