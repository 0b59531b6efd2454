import type { ErrorCode } from '#shared/contract.ts';
import { AppError, AWS_ERROR_HEADER } from '../errors.ts';
import { log } from '../log.ts';
import { jsonResult } from '../result.ts';
import type { ApiMiddleware, ApiResult } from './request.ts';

/** Cognito's names of errors that no handler named itself, for callers that know its protocol only. */
const AWS_NAMES: Readonly<Partial<Record<ErrorCode, string>>> = {
  bad_request: 'SerializationException',
  forbidden: 'NotAuthorizedException',
  invalid_input: 'InvalidParameterException',
  payload_too_large: 'SerializationException',
  too_many_requests: 'LimitExceededException',
  unavailable: 'TooManyRequestsException',
  unsupported_media_type: 'UnknownOperationException',
};

/** The answer in the protocol `aws-json`: ours, with the service's name of the error in a header and in the body. */
const awsJsonResult = ({ code, status, body, headers }: AppError): ApiResult => {
  const name = headers[AWS_ERROR_HEADER] ?? AWS_NAMES[code] ?? 'InternalErrorException';
  return jsonResult(status, { __type: name, ...body }, { ...headers, [AWS_ERROR_HEADER]: name });
};

/** Turns a thrown error into `{ code, message, fields? }`. Anything but an `AppError` is logged and answered with 500. */
export const answerErrors = (): ApiMiddleware => ({
  name: 'answer-errors',
  onError: (request) => {
    const { error, internal } = request;
    const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
    if (known.status >= 500)
      log('error', 'request failed', { route: internal.route?.id, code: known.code, error: known });
    request.response =
      internal.route?.protocol === 'aws-json'
        ? awsJsonResult(known)
        : jsonResult(known.status, known.body, known.headers);
  },
});
