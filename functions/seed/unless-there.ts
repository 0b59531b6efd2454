import { ConditionFailed } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/**
 * Stores something, and again while the table is busy. False when it is there already: the condition of the write did not hold,
 * or that of the named step of a transaction.
 */
export const unlessThere = async (store: () => Promise<unknown>, step?: string): Promise<boolean> => {
  try {
    await retryWhileBusy(store);
    return true;
  } catch (error) {
    const isThere =
      step === undefined ? error instanceof ConditionFailed : isRefused<Steps>(error) && error.failed[step];
    if (!isThere) throw error;
    return false;
  }
};
