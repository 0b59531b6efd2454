import { randomUUID } from 'node:crypto';
import { isObject, parseJson } from './template/types.ts';

/** A request to a local AWS endpoint as it came over the wire; `url` is path and query exactly as sent (they are signed). */
export interface AwsRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string | Uint8Array;
}

export interface AwsAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An error in the terms of an AWS service: `code` is the exception's name there, `status` its HTTP status. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** One header as a string; the first of several. */
export const headerOf = (request: AwsRequest, name: string): string | undefined => {
  const value = request.headers[name] ?? request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : value?.[0];
};

/** The body as a JSON object. A body that is none is a SerializationException, as AWS calls it. */
export const jsonBody = (body: string | Uint8Array): Record<string, unknown> => {
  try {
    const value = parseJson(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
    if (isObject(value)) return value;
  } catch {
    // Answered below, as for any other body that is no JSON object.
  }
  throw new AwsError('SerializationException', 'The request body is not a JSON object.');
};

/** An answer with a JSON body, in `contentType` of the service's protocol. */
export const jsonAnswer = (status: number, body: unknown, contentType: string): AwsAnswer => ({
  status,
  headers: { 'content-type': contentType, 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(body),
});

/** The answer for an error. The name is in the header and in the body: the JSON and REST protocols look in different places. */
export const errorAnswer = (error: AwsError, contentType = 'application/x-amz-json-1.1'): AwsAnswer => {
  const answer = jsonAnswer(error.status, { __type: error.code, message: error.message }, contentType);
  return { ...answer, headers: { ...answer.headers, 'x-amzn-errortype': error.code } };
};

/** Answers one request of an AWS SDK. */
export type AwsService = (request: AwsRequest) => Promise<AwsAnswer> | AwsAnswer;
