import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runsCommand } from '../testing/command.ts';
import { onlyOf, rendered, templateOf } from '../testing/template.ts';
import { smoke } from './smoke-checks.ts';

interface Page {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers?: Record<string, string>;
}

/** The security headers as the stack declares them: what the smoke test asks for is what is deployed. */
const declaredHeaders = (): Record<string, string> => {
  const { SecurityHeadersConfig: config } = onlyOf(
    templateOf('dev'),
    'AWS::CloudFront::ResponseHeadersPolicy',
  ).resource.Properties.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
  };
  const { AccessControlMaxAgeSec } = config.StrictTransportSecurity ?? {};
  return {
    'content-security-policy': rendered(config.ContentSecurityPolicy?.ContentSecurityPolicy),
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': String(config.FrameOptions?.FrameOption),
    'referrer-policy': String(config.ReferrerPolicy?.ReferrerPolicy),
  };
};

const headers = declaredHeaders();
const SITE: Readonly<Record<string, Page>> = {
  '/api/health': {
    status: 200,
    type: 'application/json',
    text: '{"status":"ok","version":"1","stage":"dev"}',
  },
  '/': { status: 200, type: 'text/html', text: '<script type="module" src="/assets/a.js"></script>' },
  '/.well-known/security.txt': {
    status: 200,
    type: 'text/plain',
    text: 'Expires: 2999-01-01T00:00:00.000Z\n',
  },
  '/no-such-page': { status: 404, type: 'text/html; charset=utf-8', text: '404' },
  '/api/no-such-route': { status: 404, type: 'application/json', text: '{"code":"not_found","message":"x"}' },
  '/api/auth/google': { status: 404, type: 'application/json', text: '{"code":"not_found","message":"x"}' },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves a site of these pages; returns its address. */
const serving = async (pages: Readonly<Record<string, Page>>): Promise<string> => {
  server = createServer(({ url = '' }, response) => {
    const page = pages[url] ?? { status: 500, type: 'text/plain', text: '' };
    response
      .writeHead(page.status, { 'content-type': page.type, ...headers, ...page.headers })
      .end(page.text);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const wrongIn = async (pages: Readonly<Record<string, Page>>): Promise<string[]> =>
  (await smoke(await serving({ ...SITE, ...pages }))).flatMap(({ check, wrong }) =>
    wrong === undefined ? [] : [`${check}: ${wrong}`],
  );

const HTML = { status: 200, type: 'text/html' };

describe('the smoke test', () => {
  it('is content with a site that is well', async () => {
    expect(await wrongIn({})).toEqual([]);
  });

  it('is content with a way to Google', async () => {
    const headers = { location: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=x' };
    expect(await wrongIn({ '/api/auth/google': { status: 302, type: '', text: '', headers } })).toEqual([]);
  });

  it.each<[string, Page, string]>([
    ['/api/health', { status: 503, type: 'application/json', text: '{}' }, 'status 503 instead of 200'],
    ['/api/health', { ...HTML, text: '' }, 'text/html instead of application/json'],
    [
      '/.well-known/security.txt',
      { status: 200, type: 'text/plain', text: 'Expires: 2020-01-01T00:00:00.000Z\n' },
      'has expired: deploy again',
    ],
    [
      '/api/health',
      { status: 200, type: 'application/json', text: '{"status":"bad"}' },
      'answered {"status":"bad"}',
    ],
    ['/api/health', { status: 200, type: 'application/json', text: 'ok' }, 'answered ok'],
    ['/', { ...HTML, text: '<p>Soon</p>' }, 'names no script'],
    ['/no-such-page', { ...HTML, text: '404' }, 'status 200 instead of 404'],
    [
      '/api/no-such-route',
      { status: 404, type: 'application/json', text: '{"message":"Not Found"}' },
      'answered',
    ],
    [
      '/api/auth/google',
      { status: 302, type: '', text: '', headers: { location: '/auth?google=unavailable' } },
      'leads to /auth?google=unavailable: is the client secret in its parameter?',
    ],
    ...Object.keys(headers).map((header): [string, Page, string] => [
      '/no-such-page',
      { status: 404, type: 'text/html', text: '', headers: { [header]: 'unsafe-url' } },
      `without the right ${header}`,
    ]),
  ])('sees that %s answers %o', async (path, page, wrong) => {
    expect(await wrongIn({ [path]: page })).toEqual([expect.stringContaining(`GET ${path}: ${wrong}`)]);
  });
});

describe('npm run smoke', () => {
  it('ends well or not, and says why', async () => {
    const well = await runsCommand('smoke', ['--url', `${await serving(SITE)}/`]);
    expect(well).toMatchObject({ code: 0, err: '' });
    expect(well.out.match(/^ok/gm)).toHaveLength(6);
    server?.close();
    const unwell = await runsCommand('smoke', ['--url', await serving({})]);
    expect(unwell.code).toBe(1);
    expect(unwell.out).toContain('WRONG GET /: status 500 instead of 200');
    expect(unwell.err).toMatch(/^http:\/\/127\.0\.0\.1:\d+ is not well: 6 of 6 checks failed\.\n$/);
  });

  it('reports a site that does not answer', async () => {
    const url = await serving(SITE);
    await new Promise((resolve) => server?.close(resolve));
    const { code, out } = await runsCommand('smoke', ['--url', url]);
    expect(code).toBe(1);
    expect(out).toContain('ECONNREFUSED');
  });

  it.each([
    [[], '--url is missing.'],
    [['--url', 'fledge.example'], '--url fledge.example is not the address of a site'],
    [['--url', 'https://fledge.example/explore'], 'is not the address of a site'],
    [['--url', 'ftp://fledge.example'], 'is not the address of a site'],
  ])('%j is refused', async (args, complaint) => {
    const { code, err } = await runsCommand('smoke', args);
    expect(err).toContain(complaint);
    expect(code).toBe(1);
  });
});
