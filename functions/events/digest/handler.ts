import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { inParallel } from '#functions/core/in-parallel.ts';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observation.ts';
import { type Outcome, sendDigest } from '#functions/features/searches/digest.ts';
import { dueDigests, type Position } from '#functions/features/searches/due-digests.ts';

/** What the schedule sends (infra/constructs/events.ts): the moment for which the run was planned. */
const eventSchema = z.object({ time: z.iso.datetime() });

const PAGE = 100;
const AT_ONCE = 10;
/** No page is started with less time than this left. */
const RESERVE_MS = 15_000;

/** What one run did, in users. */
export interface Run extends Record<Outcome, number> {
  failed: number;
  /** There are more than this run had time for. */
  more: boolean;
}

const outcomeFor = async (userId: string, at: Date): Promise<keyof Omit<Run, 'more'>> => {
  try {
    return await sendDigest(userId, at);
  } catch (error) {
    log('error', 'a mail about new openings was not requested', { userId, error });
    return 'failed';
  }
};

/**
 * Requests the morning mails about new openings that saved searches found, where it is morning now. A run that is repeated
 * finds nothing left to do. Throws at the end when some failed, so that Lambda retries.
 */
export const handler = observed(
  async (
    event: unknown,
    { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Run> => {
    const at = new Date(eventSchema.parse(event).time);
    const run: Run = { mailed: 0, later: 0, nothing: 0, failed: 0, more: false };
    let after: Position | undefined;
    do {
      const { userIds, next } = await dueDigests(at, PAGE, after);
      for (const outcome of await inParallel(userIds, AT_ONCE, (userId) => outcomeFor(userId, at)))
        run[outcome] += 1;
      after = next;
    } while (after && getRemainingTimeInMillis() > RESERVE_MS);
    run.more = after !== undefined;
    log('info', 'mails about new openings requested', { ...run });
    if (run.failed > 0) throw new Error(`${run.failed} mails about new openings were not requested.`);
    return run;
  },
);
