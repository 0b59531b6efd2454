import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { inTurn } from '#functions/core/in-turn.ts';
import { log } from '#functions/core/log.ts';
import { retrying } from '#functions/core/retry.ts';
import { changedSince } from '#functions/features/applications/repository.ts';
import { type ListPointer, readCounts } from '#functions/features/opportunities/applicant-counts.ts';
import { storeApplicationCount } from '#functions/features/opportunities/repository.ts';
import { setReplyClock } from '../replies/clock.ts';
import { showReplies } from '../replies/shown.ts';
import { packedRowOf } from '../row.ts';
import { SETTLED_SECONDS } from './changed.ts';
import { numbersWrite } from './numbers.ts';
import { loadRows, moveList, type PackedRow, type Rows, removeRows, saveRows } from './storage.ts';

/** How many changes one read takes. */
const PAGE = 500;

/** Another run stored a list at the same time. */
class Outrun extends Error {}

/** Takes all changes since a moment into the rows, and says how many there were. */
const takeChanges = async (
  rows: Map<string, PackedRow>,
  opportunityId: string,
  since: string,
): Promise<number> => {
  let taken = 0;
  let next: Record<string, string> | undefined;
  do {
    const page = await changedSince(opportunityId, since, PAGE, next);
    for (const application of page.items) {
      const row = packedRowOf(application);
      const known = rows.get(row.userId);
      if (known && known.version >= row.version) continue;
      rows.set(row.userId, row);
      taken += 1;
    }
    next = page.next;
  } while (next);
  return taken;
};

/**
 * Takes the changes since the list before. Should the index have been later than it may be, the list is short of applicants
 * that no later change brings: when it has no news and still fewer than are counted, all are read again.
 */
const takeAll = async (
  rows: Map<string, PackedRow>,
  opportunityId: string,
  { since, counted }: { readonly since: string; readonly counted: number },
): Promise<number> => {
  const taken = await takeChanges(rows, opportunityId, since);
  if (taken > 0 || since === '' || rows.size >= counted) return taken;
  log('warn', 'packed list of applicants was short', { opportunityId, has: rows.size, counted });
  return takeChanges(rows, opportunityId, '');
};

/**
 * Stores a list that holds all changes so far. Throws `Outrun` when another run did at the same time; one that began later
 * than this one has all that this one would have.
 */
const packOnce = async (opportunityId: string, now: Date, again: boolean): Promise<void> => {
  const { counts, list: before } = await readCounts(opportunityId, true);
  const upTo = new Date(now.getTime() - SETTLED_SECONDS * 1000).toISOString();
  if (again && before && before.upTo >= upTo) return;
  const known: Rows | undefined = before && (await loadRows(before.key, now));
  const rows = new Map(known);
  const taken = await takeAll(rows, opportunityId, {
    since: known && before ? before.upTo : '',
    counted: counts.all + counts.withdrawn,
  });
  const unchanged = known !== undefined && taken === 0;
  const list: ListPointer =
    unchanged && before
      ? { ...before, upTo: [upTo, before.upTo].sort().at(-1) ?? upTo }
      : { key: await saveRows(opportunityId, rows, now), earlier: before?.key ?? null, upTo };
  const numbers = unchanged ? [] : [numbersWrite(opportunityId, rows, now)];
  if (!(await moveList(opportunityId, list, before, numbers))) {
    if (!unchanged) await removeRows(list.key, now);
    throw new Outrun();
  }
  // Readers may still have the list before this one, not the one before that.
  if (!unchanged && before?.earlier) await removeRows(before.earlier, now);
  await storeApplicationCount(opportunityId, counts.all);
  await setReplyClock(opportunityId, [...rows.values()]);
  await showReplies(opportunityId);
};

/** When the latest run that this instance has finished began, by posting (milliseconds). */
const finished = new Map<string, number>();
/** The postings of which that is remembered. */
const REMEMBERED = 1000;

/**
 * Packs the list of a posting’s applicants again, and brings their number in the poster’s lists up to date. A batch of tasks
 * often has several for a posting to which many apply: they are done one after the other, and a run that began no earlier
 * than a task was received has done its work.
 */
export const packApplicants = defineTask(
  'pack-applicants',
  z.object({ opportunityId: z.string() }),
  ({ opportunityId }, now) =>
    inTurn(`pack ${opportunityId}`, async () => {
      if ((finished.get(opportunityId) ?? 0) >= now.getTime()) return;
      let attempts = 0;
      await retrying(
        () => packOnce(opportunityId, now, attempts++ > 0),
        (error) => error instanceof Outrun,
      );
      if (finished.size >= REMEMBERED) finished.clear();
      finished.set(opportunityId, now.getTime());
    }),
);
