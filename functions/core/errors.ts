import { ERRORS, type ErrorBody, type ErrorCode } from '#shared/core/errors.ts';

interface Details {
  /** What a person reads, when it can be said better than in the catalogue. */
  message?: string;
  /** Dotted path of a field → what is wrong there. */
  fields?: Record<string, string>;
  /** Headers of the answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** What the log should know and the person should not. */
  cause?: unknown;
}

/** The header with Cognito's name of an error, in answers of the protocol `aws-json`. */
export const AWS_ERROR_HEADER = 'x-amzn-errortype';

/** Something a route refuses or cannot do, in terms of the shared catalogue: thrown by handlers, answered by `serve`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.headers = details.headers ?? {};
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
