import { describe, expect, test } from 'vitest';
import type { HttpRequest } from '../http.ts';
import { eventFor } from './event.ts';
import { responseOf } from './response.ts';

const api = { apiId: 'abc', domainName: 'abc.execute-api.eu-central-1.amazonaws.com', stage: '$default' };
const NOW = Date.UTC(2030, 4, 6, 7, 8, 9);

const event = (given: Partial<HttpRequest> & { head?: [string, string][] }) =>
  eventFor(
    {
      method: 'POST',
      path: '/api/x',
      query: '',
      headers: new Headers(given.head),
      body: Buffer.alloc(0),
      clientIp: '127.0.0.1',
      clientPort: 5,
      ...given,
    },
    'POST /api/x',
    {},
    api,
    NOW,
  );

describe('the event of payload format 2.0', () => {
  test('duplicates are joined with commas, cookies are in a list of their own', () => {
    const made = event({
      query: 'skills=a&skills=b&q=x%20y&empty=',
      head: [
        ['X-Twice', 'one'],
        ['x-twice', 'two'],
        ['cookie', 'a=1; b=2'],
      ],
    });
    expect(made).toMatchObject({
      rawQueryString: 'skills=a&skills=b&q=x%20y&empty=',
      queryStringParameters: { skills: 'a,b', q: 'x y', empty: '' },
      cookies: ['a=1', 'b=2'],
    });
    expect(made.headers).toMatchObject({ 'x-twice': 'one, two', host: api.domainName });
    expect(made.headers).not.toHaveProperty('cookie');
  });

  test('the time is the one of the clock', () => {
    expect(event({}).requestContext).toMatchObject({ timeEpoch: NOW, time: '06/May/2030:07:08:09 +0000' });
  });

  test('text bodies come as text, all others in base64', () => {
    const bodied = (type: string) => event({ head: [['content-type', type]], body: Buffer.from('ü') });
    expect(bodied('application/json; charset=utf-8')).toMatchObject({ body: 'ü', isBase64Encoded: false });
    expect(bodied('application/octet-stream')).toMatchObject({ body: 'w7w=', isBase64Encoded: true });
    expect(event({}).isBase64Encoded).toBe(false);
    expect(event({})).not.toHaveProperty('body');
  });

  test('the path is decoded, absent parts are left out', () => {
    const made = event({ path: '/api/a%20b' });
    expect(made.rawPath).toBe('/api/a b');
    for (const name of ['cookies', 'queryStringParameters', 'pathParameters'])
      expect(made).not.toHaveProperty(name);
  });
});

describe('the response', () => {
  const made = (result: unknown) => {
    const { status, headers, body } = responseOf(JSON.stringify(result));
    return { status, headers: [...headers], text: body.toString() };
  };

  test('status, headers, cookies and body as the function says', () => {
    expect(
      made({
        statusCode: 201,
        headers: { 'X-A': 'b', Connection: 'close' },
        cookies: ['a=1', 'b=2'],
        body: 'hi',
      }),
    ).toEqual({
      status: 201,
      headers: [
        ['content-type', 'text/plain;charset=UTF-8'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['x-a', 'b'],
      ],
      text: 'hi',
    });
  });

  test('a base64 body is decoded', () => {
    expect(made({ statusCode: 200, body: 'w7w=', isBase64Encoded: true }).text).toBe('ü');
  });

  test('a bare value is a JSON answer', () => {
    expect(made({ hello: 1 })).toMatchObject({ status: 200, text: '{"hello":1}' });
  });

  test.each([
    ['a status that is none', { statusCode: 'ok' }],
    ['a body that is not text', { statusCode: 200, body: { a: 1 } }],
    ['a header that cannot be sent', { statusCode: 200, headers: { 'x-a': 'line\nbreak' } }],
    ['more than 6 MB', { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) }],
  ])('%s is an Internal Server Error', (_, result) => {
    expect(made(result)).toMatchObject({ status: 500, text: '{"message":"Internal Server Error"}' });
  });
});
