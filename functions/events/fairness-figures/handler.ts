import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observation.ts';
import { makeFigures } from '#functions/features/fairness/make.ts';
import { getProgress, type Progress, storeProgress } from '#functions/features/fairness/repository.ts';
import { searchCompanies } from '#functions/parts/companies/repository.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { latestDue } from '#shared/features/fairness/quarters.ts';

/** What the schedule sends (infra/constructs/events.ts): the moment for which the run was planned. */
const eventSchema = z.object({ time: z.iso.datetime() });

const PAGE = 10;
/** No company is begun with less time than this left. */
const RESERVE_MS = 30_000;

/** What one run did, in companies. */
export interface Run {
  quarter: string;
  made: number;
  failed: number;
  /** There are more than this run had time for. */
  more: boolean;
}

/** Makes the figures of some companies. Returns those whose figures could not be made. */
const makeAll = async (companyIds: readonly string[], at: Date, run: Run): Promise<string[]> => {
  const failed: string[] = [];
  for (const companyId of companyIds)
    try {
      if (await makeFigures(companyId, run.quarter, at)) run.made += 1;
    } catch (error) {
      log('error', 'the figures of a company were not made', { companyId, quarter: run.quarter, error });
      failed.push(companyId);
    }
  run.failed += failed.length;
  return failed;
};

/**
 * Makes the figures by group of the latest quarter that is due, company by company. A run goes on where the one before ended,
 * and does nothing once all are made. Throws at the end when some could not be, which the next run tries again.
 */
export const handler = observed(
  async (
    event: unknown,
    { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Run> => {
    const at = new Date(eventSchema.parse(event).time);
    const run: Run = { quarter: latestDue(dayOf(at)), made: 0, failed: 0, more: false };
    const begun = await getProgress(run.quarter);
    let progress: Progress = { ...begun, failed: await makeAll(begun.failed, at, run) };
    if (begun.failed.length > 0) await storeProgress(run.quarter, progress);
    while (!progress.through && getRemainingTimeInMillis() > RESERVE_MS) {
      const { items, next } = await searchCompanies({ q: '', status: '', plan: '' }, PAGE, progress.after);
      const failed = await makeAll(
        items.map(({ id }) => id),
        at,
        run,
      );
      progress = {
        ...(next && { after: next }),
        through: next === undefined,
        failed: [...progress.failed, ...failed],
      };
      await storeProgress(run.quarter, progress);
    }
    run.more = !progress.through;
    log('info', 'figures by group made', { ...run });
    if (run.failed > 0) throw new Error(`The figures of ${run.failed} companies were not made.`);
    return run;
  },
);
