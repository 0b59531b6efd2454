import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { settingsAt } from '#functions/core/settings.ts';
import type { Route } from '#shared/core/contract.ts';
import type { ErrorCode } from '#shared/core/errors.ts';

/**
 * Calls a route's handler itself, with what it uses of a request: many at the same time, at a moment of the test's own, by which
 * it also reads settings.
 */
export const call = <R extends Route, L>(
  handle: Handler<R, L>,
  given: { readonly now?: Date } & Readonly<Record<string, unknown>>,
) => handle({ ...(given.now && { setting: settingsAt(given.now) }), ...given } as Call<R, L>);

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
