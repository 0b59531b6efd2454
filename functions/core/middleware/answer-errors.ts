import type { Protocol } from '../aws-json.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import { jsonResult } from '../result.ts';
import type { ApiMiddleware, ApiResult, Internal } from './request.ts';

/** Answers an error of a route that answers with pages; undefined where JSON will do. */
export type ErrorPage = (error: AppError, internal: Internal) => Promise<ApiResult | undefined>;

/** Turns a thrown error into `{ code, message, fields? }`. Anything but an `AppError` is logged and answered with 500. */
export const answerErrors = (protocol?: Protocol, errorPage?: ErrorPage): ApiMiddleware => ({
  name: 'answer-errors',
  onError: async (request) => {
    const { error, internal } = request;
    const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
    if (known.status >= 500)
      log('error', 'request failed', { route: internal.route?.id, code: known.code, error: known });
    request.response =
      protocol && internal.route?.protocol
        ? protocol.answer(known)
        : ((await errorPage?.(known, internal)) ?? jsonResult(known.status, known.body, known.headers));
  },
});
