import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
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

/** Stores a list that holds all changes so far. Throws `Outrun` when another run did at the same time. */
const packOnce = async (opportunityId: string, now: Date): Promise<void> => {
  const { counts, list: before } = await readCounts(opportunityId, true);
  const known: Rows | undefined = before && (await loadRows(before.key, now));
  const rows = new Map(known);
  const taken = await takeChanges(rows, opportunityId, known && before ? before.upTo : '');
  const upTo = new Date(now.getTime() - SETTLED_SECONDS * 1000).toISOString();
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

/** Packs the list of a posting’s applicants again, and brings their number in the poster’s lists up to date. */
export const packApplicants = defineTask(
  'pack-applicants',
  z.object({ opportunityId: z.string() }),
  ({ opportunityId }, now) =>
    retrying(
      () => packOnce(opportunityId, now),
      (error) => error instanceof Outrun,
    ),
);
