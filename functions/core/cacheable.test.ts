import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { defineFeature, SESSION_COOKIE } from '#shared/core/contract.ts';
import type { Handler } from './handlers.ts';
import type { ApiContext, ApiEvent } from './middleware/request.ts';
import { serve } from './serve.ts';

beforeAll(asOperator);

const route = {
  method: 'GET',
  summary: 'Made up for this test',
  access: 'public',
  grants: [],
  response: z.object({}),
} as const;
const made = defineFeature('made', {
  cached: { ...route, path: '/api/made/cached', edge: { seconds: 5 } },
  plain: { ...route, path: '/api/made/plain' },
});

type Call = Parameters<Handler<typeof made.cached>>[0];

/** The Cache-Control of the answer of a route whose handler does this with its call. */
const cacheControl = async (
  use: (call: Call) => unknown = () => undefined,
  cookies: readonly string[] = [],
  path: 'cached' | 'plain' = 'cached',
) => {
  const handlers = {
    cached: async (call: Call) => {
      await use(call);
      return {};
    },
    plain: async () => ({}),
  };
  const event = {
    rawPath: `/api/made/${path}`,
    headers: { 'x-origin-secret': 'test', 'cloudfront-viewer-address': '192.0.2.7:4711' },
    cookies,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1', timeEpoch: Date.now(), http: { method: 'GET' } },
  } as unknown as ApiEvent;
  const handler = serve(made, { handlers });
  return (await handler(event, {} as ApiContext)).headers?.['cache-control'];
};

const CACHEABLE = 'public, max-age=0, s-maxage=5';

describe('an answer of a route that declares `edge`', () => {
  it('may be cached by the edge, not by the browser', async () => {
    expect(await cacheControl()).toBe(CACHEABLE);
    expect(await cacheControl(undefined, ['__Host-fledge-browser=x', 'other=1'])).toBe(CACHEABLE);
    expect(await cacheControl(({ viewer }) => viewer())).toBe(CACHEABLE);
  });

  it('may not be cached when the request has a session, valid or not', async () => {
    const { browser } = await member();
    for (const token of [browser.cookies.get(SESSION_COOKIE), 'nothing-like-it'])
      expect(await cacheControl(({ viewer }) => viewer(), [`${SESSION_COOKIE}=${token}`])).toBe('no-store');
  });

  it.each<[string, (call: Call) => unknown]>([
    ['asked who sends it', ({ sender }) => sender()],
    ['read a cookie', ({ cookie }) => cookie('theme')],
    ['set a cookie', ({ setCookie }) => setCookie('theme=dark')],
    [
      'tried to set the header itself',
      ({ setHeader, sender }) => {
        setHeader('cache-control', 'no-store');
        sender();
      },
    ],
  ])('may not be cached when the handler %s', async (_, use) => {
    expect(await cacheControl(use)).toBe('no-store');
  });

  it('may not be cached when it is an error', async () => {
    const fail = () => {
      throw new Error('made up');
    };
    expect(await cacheControl(fail)).toBe('no-store');
  });
});

it('no answer of another route may be cached', async () => {
  expect(await cacheControl(undefined, [], 'plain')).toBe('no-store');
});
