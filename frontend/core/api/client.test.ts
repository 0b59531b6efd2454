import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, BUSY, errorCode, errorMessage, referenceOf, UNREACHABLE } from './ApiError.ts';
import { api } from './client.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  body: string;
}
let seen: Seen;
let answer: { status: number; statusText?: string; body: string; headers?: Record<string, string> };

const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  seen = { method, url, type: headers['content-type'], body: await read(request) };
  response.writeHead(answer.status, answer.statusText, answer.headers).end(answer.body);
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Only what a browser does by itself: an address without an origin means the page's own.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  answer = { status: 200, body: '{}' };
});

const failure = async (
  status: number,
  body: string,
  statusText?: string,
  headers: Record<string, string> = {},
) => {
  answer = { status, body, headers, ...(statusText && { statusText }) };
  const error = await api.call('auth.session').catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('The call did not throw an ApiError');
  return error;
};

describe('a call', () => {
  test('fills the path, sends the query and no body', async () => {
    await new QueryClient().fetchQuery(
      api.query('dashboard.get', { params: { userId: 'a/b' }, query: { role: 'student' } }),
    );
    expect(seen).toEqual({
      method: 'GET',
      url: '/api/dashboard/a%2Fb?role=student',
      type: undefined,
      body: '',
    });
  });

  test('leaves out what is not set', async () => {
    await new QueryClient().fetchQuery(
      api.query('opportunities.list', { query: { type: '', location: undefined, q: 'a & b' } }),
    );
    expect(seen.url).toBe('/api/opportunities?q=a+%26+b');
  });

  test('sends JSON, and an empty object where there is nothing to say', async () => {
    await api.call('applications.withdraw', { params: { opportunityId: 'o1' } });
    expect(seen).toEqual({
      method: 'POST',
      url: '/api/applications/o1/withdraw',
      type: 'application/json',
      body: '{}',
    });
  });

  test('follows the cursor of a paged list', async () => {
    answer.body = JSON.stringify({ items: [], nextCursor: 'next' });
    const client = new QueryClient();
    const options = api.pages('opportunities.list', { query: { type: 'job' } });
    await client.fetchInfiniteQuery({ ...options, pages: 2 });
    expect(seen.url).toBe('/api/opportunities?type=job&cursor=next');
  });
});

describe('an answer that is not OK', () => {
  test('becomes an error of status, colon, body text', async () => {
    const error = await failure(409, '{"code":"already_applied","message":"You have applied."}');
    expect(error.message).toBe('409: {"code":"already_applied","message":"You have applied."}');
    expect(error.status).toBe(409);
    expect(errorCode(error)).toBe('already_applied');
    expect(errorMessage(error, 'Else')).toBe('You have applied.');
  });

  test('takes the status text when the body is empty', async () => {
    const error = await failure(502, '', 'Bad Gateway');
    expect(error.message).toBe('502: Bad Gateway');
    expect(errorMessage(error, 'Please try again.')).toBe('Please try again.');
  });

  test('of another shape has no sentence for a person', async () => {
    for (const body of ['<html>', 'null', '"text"', '{"message":"only"}']) {
      expect(errorMessage(await failure(500, body), 'Please try again.')).toBe('Please try again.');
    }
  });

  test('is a clear sentence where API Gateway’s throttle turned it away', async () => {
    const error = await failure(429, '{"message":"Too Many Requests"}', undefined, {
      'apigw-requestid': 'g1',
    });
    expect(error.message).toBe('429: {"message":"Too Many Requests"}');
    expect(errorCode(error)).toBeUndefined();
    for (const fallback of ['Failed to create your account. Please try again.', UNREACHABLE])
      expect(errorMessage(error, fallback)).toBe(BUSY);
    expect(referenceOf(error)).toBeUndefined();
  });

  test.each([
    [500, '{"message":"Internal Server Error"}'],
    [503, '{"message":"Service Unavailable"}'],
    [504, '<html><head><title>504 Gateway Time-out</title></head></html>'],
    [403, '<!DOCTYPE html><HTML><H1>403 ERROR</H1></HTML>'],
    [404, '{"message":"Not Found","code":404}'],
  ])('of a gateway (%i) does not blame the connection', async (status, body) => {
    const error = await failure(status, body);
    expect(error.body).toBeNull();
    expect(errorMessage(error, UNREACHABLE)).toBe('Something went wrong on our side. Please try again.');
  });

  test.each([
    ['x-request-id', { 'x-request-id': 'r1', 'apigw-requestid': 'g1', 'x-amz-cf-id': 'e1' }, 'r1'],
    ['API Gateway’s', { 'apigw-requestid': 'g1', 'x-amz-cf-id': 'e1' }, 'g1'],
    ['CloudFront’s', { 'x-amz-cf-id': 'e1' }, 'e1'],
    ['none', {}, undefined],
  ])('has a number to quote: %s', async (_, headers, expected) => {
    expect(referenceOf(await failure(502, '<html>', undefined, headers))).toBe(expected);
    const ours = '{"code":"internal","message":"Something went wrong on our side. Please try again."}';
    expect(referenceOf(await failure(500, ours, undefined, headers))).toBe(expected);
  });

  test('has none where the person can do something about it', async () => {
    const headers = { 'x-request-id': 'r1' };
    for (const status of [400, 401, 403, 404, 409, 413, 429]) {
      const error = await failure(status, '{"code":"x","message":"No."}', undefined, headers);
      expect(error.requestId).toBe('r1');
      expect(referenceOf(error)).toBeUndefined();
    }
    expect(referenceOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });

  test('of 401 is raised like any other', async () => {
    expect((await failure(401, '{"code":"unauthenticated","message":"Log in."}')).status).toBe(401);
  });
});

test('keys go from the general to the special', () => {
  const input = { query: { type: 'job' } };
  expect(api.query('opportunities.list', input).queryKey).toEqual(['opportunities', 'list', input]);
  expect(api.query('auth.session').queryKey).toEqual(['auth', 'session']);
  expect(api.key('opportunities')).toEqual(['opportunities']);
});
