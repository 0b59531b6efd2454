import type { Protocol } from '../aws-json.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import { documentResult, jsonResult } from '../result.ts';
import type { ApiMiddleware, ApiResult } from './request.ts';

/** The page that a browser shows for an error. Undefined, or when it throws, the answer is JSON. */
export type ErrorPage = (error: AppError, now: Date) => Promise<string | undefined>;

const pageFor = async (errorPage: ErrorPage, error: AppError, now: Date): Promise<ApiResult | undefined> => {
  try {
    const page = await errorPage(error, now);
    return page === undefined ? undefined : documentResult(error.status, 'html', page);
  } catch (failure) {
    log('error', 'the page for an error failed', { code: error.code, error: failure });
    return undefined;
  }
};

/** Turns a thrown error into `{ code, message, fields? }`. Anything but an `AppError` is logged and answered with 500. */
export const answerErrors = (protocol?: Protocol, errorPage?: ErrorPage): ApiMiddleware => ({
  name: 'answer-errors',
  onError: async (request) => {
    const { error, internal } = request;
    const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
    if (known.status >= 500)
      log('error', 'request failed', { route: internal.route?.id, code: known.code, error: known });
    const page =
      errorPage && internal.route?.answers === 'html' && (await pageFor(errorPage, known, internal.now));
    request.response =
      protocol && internal.route?.protocol
        ? protocol.answer(known)
        : page || jsonResult(known.status, known.body, known.headers);
  },
});
