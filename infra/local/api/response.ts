import { type HttpResponse, json } from '../http.ts';
import { isObject, type Json, type JsonObject, parseJson } from '../template/types.ts';

/** What API Gateway says when the function failed or answered something it cannot use. */
export const internalServerError = (): HttpResponse => json(500, { message: 'Internal Server Error' });

/** Lambda returns at most this synchronously (6 MB). */
const MAX_RESULT_BYTES = 6 * 1024 * 1024;

/** Headers that belong to one connection; API Gateway drops or refuses them. */
const HOP_BY_HOP = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const parse = (result: string): Json | undefined => {
  try {
    return parseJson(result);
  } catch {
    return undefined;
  }
};

/** Makes the HTTP response of a function's result (payload format 2.0, with its shorthand of a bare value). */
export const responseOf = (result: string): HttpResponse => {
  if (Buffer.byteLength(result) > MAX_RESULT_BYTES) return internalServerError();
  const value = parse(result);
  if (value === undefined) return internalServerError();
  if (!isObject(value) || value.statusCode === undefined) return json(200, value);
  const status = Number(value.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) return internalServerError();
  const headers = headersOf(value);
  const body = value.body;
  if (!headers || (body !== undefined && body !== null && typeof body !== 'string'))
    return internalServerError();
  return {
    status,
    headers,
    body: Buffer.from(body ?? '', value.isBase64Encoded === true ? 'base64' : 'utf8'),
  };
};

/** The response's headers; undefined when they could not be sent. */
const headersOf = (value: JsonObject): Headers | undefined => {
  const headers = new Headers();
  try {
    for (const [name, entry] of Object.entries(isObject(value.headers) ? value.headers : {})) {
      if (!HOP_BY_HOP.has(name.toLowerCase())) headers.append(name, String(entry));
    }
    if (!headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8');
    for (const cookie of Array.isArray(value.cookies) ? value.cookies : []) {
      headers.append('set-cookie', String(cookie));
    }
  } catch {
    return undefined;
  }
  return headers;
};
