import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { env } from '#functions/core/env.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import { applicantsOfPoster } from '#functions/parts/applicants/packed/read.ts';
import { posterFor } from '#functions/parts/applicants/poster-postings.ts';
import { searchApplicants } from '#functions/parts/applicants/search.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { EXPORT_ROWS_MAX, type ExportFailure } from '#shared/core/export-rules.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { exportFiltersSchema } from '#shared/features/exports/routes.ts';
import { toCsv, toJson } from './columns.ts';
import { beginRun, endRun, fileKey, getExport, reportProgress, type StoredExport } from './repository.ts';

/** The applicants that the export is of, as the list would show them; or why there is no file. */
const rowsFor = async (of: StoredExport, now: Date): Promise<Applicant[] | ExportFailure> => {
  if ((await posterFor({ id: of.userId, role: of.role })) !== of.poster) return 'no_access';
  const { opportunityId, ...query } = exportFiltersSchema.parse(of.filters);
  const { rows } = await applicantsOfPoster(of.poster, now);
  const wanted =
    opportunityId === undefined ? rows : rows.filter((row) => row.opportunityId === opportunityId);
  await reportProgress(of, 0, wanted.length);
  const found = searchApplicants(wanted, query, of.userId);
  return found.length > EXPORT_ROWS_MAX ? 'too_many' : found;
};

const write = async (of: StoredExport, rows: readonly Applicant[], now: Date): Promise<void> => {
  const text = of.format === 'csv' ? toCsv(rows) : toJson(rows, of);
  const bucket = openBucket(env('SEARCH_URL'), env('SEARCH_BUCKET'));
  await bucket.write(fileKey(of), new TextEncoder().encode(text), now);
};

const announce = async ({ userId, id, role, format, done, history }: StoredExport): Promise<void> => {
  const at = history.findLast(({ status }) => status === 'ready')?.at;
  if (at !== undefined)
    await notify(userId, at, { kind: 'export_ready', exportId: id, role, format, count: done });
};

/** Writes the file of an export, or says why it cannot be, and has the bell say that it is ready. */
export const exportApplicants = defineTask(
  'export-applicants',
  z.object({ userId: z.string(), id: z.string() }),
  async ({ userId, id }, now) => {
    const stored = await getExport(userId, id, now);
    if (!stored || stored.status === 'failed') return;
    if (stored.status !== 'ready') {
      const run = await beginRun(stored, now);
      if (!run) return;
      const rows = await rowsFor(run, now);
      if (typeof rows === 'string') return endRun(run, { failure: rows }, now);
      await write(run, rows, now);
      await endRun(run, { done: rows.length }, now);
    }
    const ready = await getExport(userId, id, now);
    // Also after one that was ready already: the run before may have ended before this.
    if (ready) await announce(ready);
  },
);
