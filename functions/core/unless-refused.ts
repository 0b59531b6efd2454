import { ConditionFailed } from './table.ts';

/**
 * Waits for a conditional write and returns whether it was made: one that its condition refuses changes nothing, because another
 * request or another delivery came first. Throws every other error.
 */
export const unlessRefused = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return false;
  }
};
