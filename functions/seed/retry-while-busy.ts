import { AppError } from '#functions/core/errors.ts';

const PATIENCE_MS = 60_000;

/**
 * Does `work` again while the table is too busy for it. Commands and the stream's consumer change the same counters, and
 * their transactions can conflict for longer than a request may wait.
 */
export const retryWhileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof AppError && error.code === 'unavailable';
      if (!busy || performance.now() - began > PATIENCE_MS) throw error;
    }
  }
};
