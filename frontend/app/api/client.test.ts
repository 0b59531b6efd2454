import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, errorCode, personMessage } from './ApiError.ts';
import { api } from './client.ts';
import { showFieldErrors } from './fieldErrors.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  body: string;
}
let seen: Seen;
let answer: { status: number; statusText?: string; body: string };

const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  seen = { method, url, type: headers['content-type'], body: await read(request) };
  response.writeHead(answer.status, answer.statusText).end(answer.body);
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

const failure = async (status: number, body: string, statusText?: string) => {
  answer = { status, body, ...(statusText && { statusText }) };
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
    expect(personMessage(error, 'Else')).toBe('You have applied.');
  });

  test('takes the status text when the body is empty', async () => {
    const error = await failure(502, '', 'Bad Gateway');
    expect(error.message).toBe('502: Bad Gateway');
    expect(personMessage(error, 'Please try again.')).toBe('Please try again.');
  });

  test('of another shape has no sentence for a person', async () => {
    for (const body of ['<html>', 'null', '"text"', '{"message":"only"}']) {
      expect(personMessage(await failure(500, body), 'Please try again.')).toBe('Please try again.');
    }
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

test('errors of single fields go to the fields of the form', async () => {
  const fields = { 'profileData.gpa': 'Enter a number from 0 to 10', phone: 'Too short', other: 'Unknown' };
  const error = await failure(400, JSON.stringify({ code: 'invalid_input', message: 'No', fields }));
  const shown: unknown[] = [];
  const form = {
    getValues: () => ({ gpa: 11, phone: '1' }),
    setError: (...args: unknown[]) => shown.push(args),
  } as unknown as Parameters<typeof showFieldErrors>[1];

  expect(showFieldErrors(error, form)).toBe(true);
  expect(shown).toEqual([
    ['gpa', { type: 'server', message: 'Enter a number from 0 to 10' }, { shouldFocus: true }],
    ['phone', { type: 'server', message: 'Too short' }, { shouldFocus: false }],
  ]);
  expect(showFieldErrors(new Error('offline'), form)).toBe(false);
});
