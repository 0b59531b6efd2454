import { setTimeout as wait } from 'node:timers/promises';
import { isUnfinished } from './contention.ts';
import { tooManyUntil } from './errors.ts';
import { ConditionFailed } from './table.ts';
import { TransactionFailed } from './transaction.ts';

/** How long a change is tried again while others change the same record, well below a function's 10 s. */
const PATIENCE_MS = 5_000;
const BASE_MS = 20;
/** After how many seconds a request that met too many others may try again: not all of them at the same moment. */
const AGAIN_SECONDS = { least: 2, most: 5 } as const;

const againSeconds = (): number =>
  AGAIN_SECONDS.least + Math.floor(Math.random() * (AGAIN_SECONDS.most - AGAIN_SECONDS.least + 1));

/** Whether another change came first, or the table was busy: what is stored now decides. */
const isRaced = (error: unknown): boolean =>
  error instanceof TransactionFailed || error instanceof ConditionFailed || isUnfinished(error);

/**
 * Decides again from what is stored while other changes come first, after random pauses that double each time, so that many who race
 * soon make no more attempts than the record can take. Throws 429 once that takes too long: a later try succeeds.
 */
export const untilFirst = async <T>(now: Date, attempt: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRaced(error)) throw error;
      const left = PATIENCE_MS - (performance.now() - started);
      if (left <= 0)
        throw tooManyUntil(
          now.getTime() + againSeconds() * 1000,
          now.getTime(),
          'Many people are answering at this moment. Please try again in a few seconds.',
        );
      await wait(Math.min(left, Math.random() * BASE_MS * 2 ** tries));
    }
  }
};
