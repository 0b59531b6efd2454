import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assemblyDirectory } from '../testing/assembly.ts';
import type { Order } from '../testing/probe.ts';
import { type ProbedCloud, startProbed } from '../testing/probing.ts';
import { type Raw, rawRequest } from '../testing/raw-request.ts';
import { pathMatches } from './behaviours.ts';

let cloud: ProbedCloud;
beforeAll(async () => {
  cloud = await startProbed(assemblyDirectory());
});
afterAll(() => cloud.stop());

const ask = (path: string, headers?: Record<string, string>, method?: string): Promise<Raw> =>
  rawRequest(cloud.port, path, headers, method);

const LARGE = '/assets/large-abc123.js';

describe('pages and files', () => {
  test('a screen is the shell, an unknown address the not-found page with status 404', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/explore', 200],
      ['/explore/', 200],
      ['/no/such', 404],
      ['/api', 404],
    ] as const) {
      const page = await ask(path);
      expect([path, page.status]).toEqual([path, status]);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html',
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('hashed files may be kept for ever, a missing one is 404', async () => {
    expect((await ask(LARGE)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/assets/gone.js')).status).toBe(404);
  });

  test('the configuration has the values of this stack, and the way to its user pool', async () => {
    const { headers, body } = await ask('/config.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    expect(JSON.parse(body.toString())).toMatchObject({
      stage: 'local',
      userPoolId: cloud.runtime.userPoolId,
      userPoolEndpoint: '/api/auth/reset',
    });
  });

  test('what a browser has already is not sent again', async () => {
    const { etag, 'last-modified': modified } = (await ask(LARGE)).headers;
    expect(await ask(LARGE, { 'if-none-match': String(etag) })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
    expect((await ask(LARGE, { 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await ask(LARGE, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask(LARGE, { 'if-modified-since': String(modified) })).status).toBe(304);
  });

  test('a part of a file', async () => {
    const part = await ask(LARGE, { range: 'bytes=7-12' });
    expect(part).toMatchObject({ status: 206, body: Buffer.from('const ') });
    expect((await ask(LARGE, { range: 'bytes=-3' })).body.toString()).toBe(" ';".slice(0, 3));
    expect((await ask(LARGE, { range: 'bytes=999999-' })).status).toBe(416);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await ask(LARGE, {}, 'HEAD'), await ask(LARGE)];
    expect(head.body.length).toBe(0);
    const same = ({ date: _date, 'x-amz-cf-id': _id, ...headers }: Raw['headers']) => headers;
    expect(same(head.headers)).toEqual(same(get.headers));
    expect(head.headers['x-amz-cf-id']).not.toBe(get.headers['x-amz-cf-id']);
  });

  test('other methods are refused as CloudFront does', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(403);
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for Accept-Encoding %s', async (accepted, encoding, decompress) => {
    const plain = await ask(LARGE);
    const packed = await ask(LARGE, { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      etag: `W/${plain.headers.etag}`,
    });
    expect(decompress(packed.body)).toEqual(plain.body);
  });

  test('not of what is small, nor for who does not take it', async () => {
    expect((await ask('/', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
    expect((await ask(LARGE, { 'accept-encoding': 'identity' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });
});

describe('the way to the API', () => {
  const echo = async (headers: Record<string, string>, path = '/api/health') => {
    const { event } = JSON.parse((await ask(path, headers)).body.toString()) as {
      event: { headers: Record<string, string>; rawQueryString: string };
    };
    return event;
  };

  test('CloudFront shows the secret and the viewer, whatever a viewer claims', async () => {
    const { headers } = await echo({
      'x-origin-secret': 'guess',
      'cloudfront-viewer-address': '8.8.8.8:1',
      'cloudfront-viewer-country': 'XX',
      origin: 'https://evil.example',
      'accept-language': 'de',
    });
    expect(headers['x-origin-secret']).toMatch(/^Create-/);
    expect(headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(headers.origin).toBe('https://evil.example');
    for (const dropped of ['accept-language', 'cloudfront-viewer-country'])
      expect(headers).not.toHaveProperty(dropped);
    expect(headers.host).toMatch(/execute-api/);
  });

  test('the origin and the viewer receive the same number of a request, which no viewer chooses', async () => {
    const { headers, body } = await ask('/api/health', { 'x-amz-cf-id': 'mine' });
    const { event } = JSON.parse(body.toString()) as { event: { headers: Record<string, string> } };
    expect(event.headers['x-amz-cf-id']).toMatch(/^[\w-]{55}==$/);
    expect(headers['x-amz-cf-id']).toBe(event.headers['x-amz-cf-id']);
  });

  test('every method goes through, the answer has the security headers', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask('/api/health', {}, method);
      expect([method, answer.status]).toEqual([method, 200]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
  });

  test('a malformed escape in the path is a 400', async () => {
    expect(await ask('/api/%zz')).toMatchObject({ status: 400 });
  });
});

describe('the cache of public reads', () => {
  let count = 0;
  /** Asks for a list, whose function answers another number each time, with a Cache-Control. */
  const fetched = (
    path: string,
    { control = 'public, max-age=0, s-maxage=5', ...headers }: Record<string, string> = {},
  ) => {
    count += 1;
    const order: Order = {
      do: 'answer',
      result: {
        statusCode: 200,
        headers: { 'content-type': 'application/json', 'cache-control': control },
        body: JSON.stringify({ number: count, filling: 'x'.repeat(1000) }),
      },
    };
    return ask(path, { 'x-probe': JSON.stringify(order), ...headers });
  };
  const read = async (path: string, headers?: Record<string, string>) => {
    const answer = await fetched(path, headers);
    return { ...answer, number: JSON.parse(answer.body.toString()).number as number };
  };
  /** Whether the second of two requests got the answer to the first. */
  const shared = async (
    path: string,
    first: Record<string, string> = {},
    second: Record<string, string> = first,
    other = path,
  ) => (await read(path, first)).number === (await read(other, second)).number;

  test('answers visitors with what another got, for five seconds', async () => {
    const first = await read('/api/opportunities');
    expect(first.headers).toMatchObject({ 'x-cache': 'Miss from cloudfront', 'x-frame-options': 'DENY' });
    const second = await read('/api/opportunities');
    expect(second.number).toBe(first.number);
    expect(second.headers).toMatchObject({
      'x-cache': 'Hit from cloudfront',
      age: expect.stringMatching(/^\d$/),
      'x-frame-options': 'DENY',
    });
    expect(second.headers['x-amz-cf-id']).not.toBe(first.headers['x-amz-cf-id']);
    cloud.clock.advance(5_000);
    expect((await read('/api/opportunities')).number).not.toBe(first.number);
  });

  test('tells queries, opportunities and encodings apart', async () => {
    expect(await shared('/api/opportunities?q=a', {}, {}, '/api/opportunities?q=b')).toBe(false);
    expect(await shared('/api/opportunities/a', {}, {}, '/api/opportunities/b')).toBe(false);
    const plain = await read('/api/opportunities/c');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const seen of ['Miss', 'Hit'])
      expect((await fetched('/api/opportunities/c', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
        'content-encoding': 'gzip',
        'x-cache': `${seen} from cloudfront`,
      });
  });

  test('never answers a session with what a visitor got, nor the reverse', async () => {
    const session = { cookie: 'a=b; __Host-fledge=token', control: 'no-store' };
    expect(await shared('/api/opportunities/d', {}, session)).toBe(false);
    expect(await shared('/api/opportunities/e', session, {})).toBe(false);
    expect(await shared('/api/opportunities/f', session)).toBe(false);
    expect(await shared('/api/opportunities/g', {}, { ...session, 'x-session': '0' })).toBe(false);
    expect(await shared('/api/opportunities/h', { cookie: 'a=b' }, { cookie: 'c=d' })).toBe(true);
  });

  test('keeps nothing that may not be kept, and nothing of other routes', async () => {
    expect(await shared('/api/opportunities/i', { control: 'no-store' })).toBe(false);
    expect(await shared('/api/opportunities/recommended')).toBe(false);
    expect(await shared('/api/health')).toBe(false);
  });
});

test('a host name that is not this machine is refused', async () => {
  expect((await ask('/__local/mail?to=a@b.c', { host: 'evil.example' })).status).toBe(403);
});

test.each([
  ['/api/*', '/api/x/y', true],
  ['api/*', '/api/', true],
  ['/api/*', '/api', false],
  ['/API/*', '/api/x', false],
  ['*.js', '/a/b.js', true],
  ['/?.txt', '/a.txt', true],
  ['/?.txt', '/ab.txt', false],
  ['/a.c', '/abc', false],
])('path pattern %s and %s', (pattern, path, expected) => {
  expect(pathMatches(pattern, path)).toBe(expected);
});
