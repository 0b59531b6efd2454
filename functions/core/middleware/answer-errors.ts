import type { ErrorCode } from '#shared/core/errors.ts';
import type { Protocol } from '../aws-json.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import { jsonResult } from '../result.ts';
import type { ApiMiddleware } from './request.ts';

/** What admins have chosen is no failure. */
const CHOSEN: ReadonlySet<ErrorCode> = new Set(['feature_off', 'read_only']);

/** Turns a thrown error into `{ code, message, fields? }`. Anything but an `AppError` is logged and answered with 500. */
export const answerErrors = (protocol?: Protocol): ApiMiddleware => ({
  name: 'answer-errors',
  onError: (request) => {
    const { error, internal } = request;
    const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
    if (known.status >= 500 && !CHOSEN.has(known.code))
      log('error', 'request failed', { route: internal.route?.id, code: known.code, error: known });
    request.response =
      protocol && internal.route?.protocol
        ? protocol.answer(known)
        : jsonResult(known.status, known.body, known.headers);
  },
});
