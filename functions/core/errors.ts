import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetails } from '#shared/core/errors.ts';

interface About<C extends ErrorCode> {
  /** What a person reads, when it can be said better than in the catalogue. */
  message?: string;
  /** Dotted path of a field → what is wrong there. */
  fields?: Record<string, string>;
  /** The facts that the contract declares for the code. */
  details?: ErrorDetails<C>;
  /** Headers of the answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** What the log should know and the person should not. */
  cause?: unknown;
}

/** The header with Cognito's name of an error, in answers of the protocol `aws-json`. */
export const AWS_ERROR_HEADER = 'x-amzn-errortype';

/** Something a route refuses or cannot do, in terms of the shared catalogue: thrown by handlers, answered by `serve`. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly details: ErrorBody['details'];
  readonly headers: Record<string, string>;

  constructor(code: C, { message, fields, details, headers = {}, cause }: About<C> = {}) {
    super(message ?? ERRORS[code].message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = fields;
    this.details = details;
    this.headers = headers;
  }

  get body(): ErrorBody {
    const { code, message, fields, details } = this;
    return { code, message, ...(fields && { fields }), ...(details && { details }) };
  }
}

/** 429 until a moment, in ms since 1970: rounded up to a second, at least the next one, as a header and as a detail. */
export const tooManyUntil = (until: number, now: number, message?: string): AppError => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return new AppError('too_many_requests', {
    ...(message !== undefined && { message }),
    details: { retryAt: new Date(Math.ceil(now + seconds * 1000)).toISOString() },
    headers: { 'retry-after': String(seconds) },
  });
};

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
