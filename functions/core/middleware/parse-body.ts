import httpJsonBodyParser from '@middy/http-json-body-parser';
import { MAX_BODY_BYTES } from '#shared/core/contract.ts';
import type { Protocol } from '../aws-json.ts';
import { AppError } from '../errors.ts';
import type { ApiMiddleware, ApiRequest } from './request.ts';

/**
 * JSON can spell half a surrogate pair (`"\\ud800"`). It is no text: DynamoDB and Cognito fail on it. In a value it is the
 * fault of one field (`parseInput`); a name of a field that has it is nobody's.
 */
const wellFormed = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed()) throw new SyntaxError('The name of a field is not well-formed Unicode.');
  return value;
};

const parser = httpJsonBodyParser({ reviver: wellFormed });

const bytes = (body: string, isBase64: boolean) => Buffer.byteLength(body, isBase64 ? 'base64' : 'utf8');

/** middy's parser or the protocol's, with our limit before it and our error codes after it. */
const parse = async (request: ApiRequest, protocol: Protocol | undefined) => {
  const { event, internal } = request;
  if (bytes(event.body ?? '', event.isBase64Encoded) > MAX_BODY_BYTES)
    throw new AppError('payload_too_large');
  try {
    if (protocol && internal.route.protocol) event.body = JSON.parse(protocol.bodyOf(event), wellFormed);
    else await parser.before?.(request as never);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const status = (error as { statusCode?: number }).statusCode;
    throw new AppError(status === 415 ? 'unsupported_media_type' : 'bad_request', {
      ...(status !== 415 && { message: 'The body is not valid JSON.' }),
      cause: error,
    });
  }
  request.internal.body = event.body;
};

/** Parses the JSON body of routes that take one: 413, 415 and 400 for what is too large, not JSON, or malformed. */
export const parseBody = (protocol?: Protocol): ApiMiddleware => ({
  name: 'parse-body',
  before: (request) => (request.internal.route.body ? parse(request, protocol) : undefined),
});
