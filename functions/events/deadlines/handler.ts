import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observed.ts';
import type { Key } from '#functions/core/table.ts';
import {
  closeOverdue,
  overdueOpportunities,
  type Place,
} from '#functions/features/opportunities/deadline.ts';
import { dayOf } from '#shared/features/opportunities.ts';

/** What the schedule sends (infra/constructs/events.ts): the moment for which it was planned. */
const eventSchema = z.object({ time: z.iso.datetime() });

/** So many are closed at the same time. */
const PAGE = 25;
/** No page is begun with less time than this left. Writes that meet others try again for three seconds. */
const RESERVE_MS = 10_000;

/** What one run did. */
export interface Run {
  closed: number;
  /** Changed by somebody else in between, so not ours to close any more. */
  passedOver: number;
  failed: number;
  /** More are waiting than this run had time for. */
  more: boolean;
}

const closeAll = async (keys: readonly Key[], day: string, run: Run): Promise<void> => {
  const outcomes = await Promise.allSettled(keys.map((key) => closeOverdue(key, day)));
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') run[outcome.value ? 'closed' : 'passedOver'] += 1;
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
 * run goes on where the one before ended, and one that comes twice finds nothing left. Throws at the end when some
 * could not be closed, so that Lambda tries again and in the end says so among the dead letters.
 */
export const handler = observed(
  async (
    event: unknown,
    { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Run> => {
    const { time } = eventSchema.parse(event);
    const day = dayOf(new Date(time));
    const run: Run = { closed: 0, passedOver: 0, failed: 0, more: false };
    let after: Place | undefined;
    do {
      const { keys, next } = await overdueOpportunities(day, PAGE, after);
      await closeAll(keys, day, run);
      after = next;
    } while (after && getRemainingTimeInMillis() > RESERVE_MS);
    run.more = after !== undefined;
    log('info', 'closed what is past its deadline', { day, ...run });
    if (run.failed > 0) throw new Error(`${run.failed} overdue opportunities were not closed.`);
    return run;
  },
);
