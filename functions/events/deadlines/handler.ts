import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observed.ts';
import type { Key } from '#functions/core/table.ts';
import {
  closeOverdue,
  overdueOpportunities,
  type Position,
} from '#functions/features/opportunities/deadline.ts';
import { dayOf } from '#shared/features/opportunities.ts';

/** What the schedule sends (infra/constructs/events.ts): the moment for which the run was planned. */
const eventSchema = z.object({ time: z.iso.datetime() });

/** How many are closed at the same time. */
const PAGE = 25;
/** No page is started with less time than this left. Writes that conflict are retried for three seconds. */
const RESERVE_MS = 10_000;

/** What one run did. */
export interface Run {
  closed: number;
  /** Changed in the meantime, so not to be closed any more. */
  skipped: number;
  failed: number;
  /** There are more than this run had time for. */
  more: boolean;
}

const closeAll = async (keys: readonly Key[], at: Date, run: Run): Promise<void> => {
  const outcomes = await Promise.allSettled(keys.map((key) => closeOverdue(key, dayOf(at), at)));
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') run[outcome.value ? 'closed' : 'skipped'] += 1;
    else {
      run.failed += 1;
      log('error', 'an overdue opportunity was not closed', {
        record: keys[index]?.pk,
        error: outcome.reason,
      });
    }
  }
};

/**
 * Closes the opportunities whose last day is over, the longest overdue first. What is closed leaves the list, so a
 * run continues where the one before ended, and one that is repeated finds nothing left. Throws at the end when some
 * could not be closed, so that Lambda retries and after the last attempt reports it to the dead-letter queue.
 */
export const handler = observed(
  async (
    event: unknown,
    { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Run> => {
    const { time } = eventSchema.parse(event);
    const at = new Date(time);
    const day = dayOf(at);
    const run: Run = { closed: 0, skipped: 0, failed: 0, more: false };
    let after: Position | undefined;
    do {
      const { keys, next } = await overdueOpportunities(day, PAGE, after);
      await closeAll(keys, at, run);
      after = next;
    } while (after && getRemainingTimeInMillis() > RESERVE_MS);
    run.more = after !== undefined;
    log('info', 'closed opportunities past their deadline', { day, ...run });
    if (run.failed > 0) throw new Error(`${run.failed} overdue opportunities were not closed.`);
    return run;
  },
);
