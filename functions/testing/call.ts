import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import type { Route } from '#shared/core/contract.ts';
import type { ErrorCode } from '#shared/core/errors.ts';

/** Calls a route's handler itself, with what it uses of a request: many at the same time, at a moment of the test's own. */
export const call = <R extends Route, L>(handle: Handler<R, L>, given: object) => handle(given as Call<R, L>);

/** The answer of a call, or undefined when it was refused with one of these codes. Throws every other error. */
export const answeredUnless =
  (...refused: readonly ErrorCode[]) =>
  async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError && refused.includes(error.code)) return undefined;
      throw error;
    }
  };
