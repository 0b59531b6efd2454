import type { ErrorCode } from '#shared/core/errors.ts';
import { AppError, AWS_ERROR_HEADER } from './errors.ts';
import type { ApiEvent, ApiResult } from './middleware/request.ts';
import { jsonResult } from './result.ts';

/** How a route with a `protocol` reads its body and answers errors. */
export interface Protocol {
  /** The body's text, when its content type is the protocol's. */
  readonly bodyOf: (event: ApiEvent) => string;
  readonly answer: (error: AppError) => ApiResult;
}

/** Cognito's names, less `Exception`, of errors that no handler named itself: its callers know no others. */
const NAMES: Readonly<Partial<Record<ErrorCode, string>>> = {
  bad_request: 'Serialization',
  invalid_input: 'InvalidParameter',
  payload_too_large: 'Serialization',
  too_many_requests: 'LimitExceeded',
  unavailable: 'TooManyRequests',
  unsupported_media_type: 'UnknownOperation',
};

/** The protocol of Cognito's API. Only the function that has such a route loads it. */
export const awsJson: Protocol = {
  bodyOf: ({ headers, body = '', isBase64Encoded }) => {
    if (headers['content-type'] !== 'application/x-amz-json-1.1')
      throw new AppError('unsupported_media_type');
    return isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  },
  /** Our answer, with the service's name of the error in a header and in the body. */
  answer: ({ code, status, body, headers }) => {
    const name = headers[AWS_ERROR_HEADER] ?? `${NAMES[code] ?? 'InternalError'}Exception`;
    return jsonResult(status, { __type: name, ...body }, { ...headers, [AWS_ERROR_HEADER]: name });
  },
};
