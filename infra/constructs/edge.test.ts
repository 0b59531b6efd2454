import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenPaths } from '#frontend/app/registry/all.ts';
import { PRERENDERED, pageFile, VARIANTS } from '#frontend/app/registry/prerenderedPages.ts';
import { compact, edgeFunctions } from './edge.ts';

/** What the build makes pages of. */
const PAGES = PRERENDERED.map(({ path }) => ({ path, file: `/${pageFile(path)}` }));
const FILES = [
  ...PAGES.map(({ file }) => file),
  ...VARIANTS.map(({ file }) => `/${file}`),
  '/404.html',
  '/app.html',
  '/config.json',
  '/favicon.svg',
  '/.well-known/security.txt',
];
const SCREENS = screenPaths({ local: false });
const APP_SCREENS = SCREENS.filter((screen) => PAGES.every(({ path }) => path !== screen));
/** Files that have another address. */
const PAGE_FILES = new Map([
  ...PAGES.map(({ path, file }) => [file, path] as const),
  ...VARIANTS.map(({ path, file }) => [`/${file}`, path] as const),
  ['/app.html', '/'],
]);

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Event {
  request: { uri: string; headers: Record<string, { value: string }>; querystring?: Query };
  response?: { statusCode: number; statusDescription?: string };
}
type Edge<T> = (event: Event) => T;

/** The function as CloudFront has it: a script that declares `handler`. */
const load = <T>(code: string): Edge<T> => new Function(`${code}; return handler;`)() as Edge<T>;

const code = edgeFunctions({ screens: SCREENS, files: FILES });
const onRequest = load<Event['request'] & { statusCode?: undefined }>(code.request);
const redirect = load<{ statusCode: number; headers: { location: { value: string } } }>(code.request);
const onResponse = load<NonNullable<Event['response']>>(code.response);

const fileFor = (uri: string, querystring: Query = {}) =>
  onRequest({ request: { uri, headers: {}, querystring } }).uri;
const statusFor = (uri: string, statusCode = 200) =>
  onResponse({ request: { uri, headers: {} }, response: { statusCode } }).statusCode;

/** A path with something in each hole. */
const filled = (screen: string, value: string) => screen.replace(/:\w+/g, value);

describe('the edge functions', () => {
  it.each(APP_SCREENS)('answer the screen %s with the shell', (screen) => {
    for (const uri of [filled(screen, 'x'), filled(screen, '%2e%00'), filled(screen, 'ÄÖ-1').toUpperCase()]) {
      expect(fileFor(uri)).toBe('/app.html');
      expect(statusFor(uri)).toBe(200);
    }
  });

  it.each(PAGES)('answer $path with $file', ({ path, file }) => {
    for (const uri of [path, path.toUpperCase()]) {
      expect(fileFor(uri)).toBe(file);
      expect(statusFor(uri)).toBe(200);
    }
  });

  it('answer a screen that looks different with a field in its query with its second page', () => {
    expect(fileFor('/auth', { mode: { value: 'signup' }, role: { value: 'mentor' } })).toBe(
      '/auth-signup.html',
    );
    expect(fileFor('/AUTH/', { mode: { value: 'signup' } })).toBe('/auth-signup.html');
    for (const query of [
      {},
      { mode: { value: 'signin' } },
      { mode: { value: '' } },
      { x: { value: 'signup' } },
    ])
      expect(fileFor('/auth', query)).toBe('/auth.html');
    expect(fileFor('/features', { mode: { value: 'signup' } })).toBe('/features.html');
    expect(statusFor('/auth-signup.html')).toBe(200);
  });

  it.each(SCREENS.filter((screen) => screen !== '/'))('take %s with a slash at the end', (screen) => {
    const uri = filled(screen, 'x');
    expect(fileFor(`${uri}/`)).toBe(fileFor(uri));
    expect(statusFor(`${uri}/`)).toBe(200);
  });

  it('answer a screen with the shell when the build made no page of it', () => {
    const { request } = edgeFunctions({ screens: SCREENS, files: ['/index.html', '/404.html', '/app.html'] });
    const without = load<Event['request']>(request);
    expect(without({ request: { uri: '/features', headers: {} } }).uri).toBe('/app.html');
  });

  it.each([...PAGE_FILES])('send who asks for %s to %s', (file, address) => {
    expect(redirect({ request: { uri: file, headers: {}, querystring: {} } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: address } },
    });
    // Should AWS show the rewritten address to the response's function.
    expect(statusFor(file)).toBe(200);
  });

  it('keep what was asked for when they send on', () => {
    const locationOf = (querystring: Query) =>
      redirect({ request: { uri: '/contact.html', headers: {}, querystring } }).headers.location.value;
    expect(locationOf({ subject: { value: 'Schedule%20a%20demo' }, empty: { value: '' } })).toBe(
      '/contact?subject=Schedule%20a%20demo&empty=',
    );
    const tags = { value: 'b', multiValue: [{ value: 'a' }, { value: 'b' }] };
    expect(locationOf({ tag: tags })).toBe('/contact?tag=a&tag=b');
  });

  it.each(FILES.filter((file) => !PAGE_FILES.has(file)))('leave the file %s as it is', (file) => {
    expect(fileFor(file)).toBe(file);
    expect(statusFor(file)).toBe(file === '/404.html' ? 404 : 200);
  });

  it.each([
    '/nope',
    '/index.htm',
    '/Index.html',
    '//',
    '//explore',
    '/explore//',
    '/dashboard//',
    '/dashboard/student',
    '/dashboard/:',
    '/opportunities',
    '/opportunities/',
    '/opportunities/1/2',
    '/onboarding//',
    '/../index.html',
    '/explore/../nope',
    '/%',
    '/explore%2f',
    '/constructor',
    '/__proto__',
    '__proto__',
    'constructor',
    '',
    'explore',
    'x/opportunities/1',
  ])('answer %j with the not-found page and status 404', (uri) => {
    expect(fileFor(uri)).toBe('/404.html');
    expect(statusFor(uri)).toBe(404);
  });

  it('find a file for any address, and the same status for both', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc
        .array(fc.constantFrom('', '.', '..', '%', 'explore', 'onboarding', 'x'))
        .map((parts) => `/${parts.join('/')}`),
    );
    fc.assert(
      fc.property(odd, (uri) => {
        // What another address returns is tested above.
        if (PAGE_FILES.has(uri)) return;
        const file = fileFor(uri);
        expect(FILES).toContain(file);
        // Whether AWS shows the viewer's address or the rewritten one to the response's function does not matter.
        expect(statusFor(uri)).toBe(statusFor(file));
      }),
      { numRuns: 5000 },
    );
  });

  it('ask for the whole not-found page, never for a part of it or whether it changed', () => {
    const headers = () => ({
      'if-none-match': { value: '"x"' },
      'if-modified-since': { value: 'Thu, 01 Jan 2026 00:00:00 GMT' },
      range: { value: 'bytes=0-1' },
      accept: { value: '*/*' },
    });
    expect(onRequest({ request: { uri: '/nope', headers: headers() } }).headers).toEqual({
      accept: { value: '*/*' },
    });
    expect(onRequest({ request: { uri: '/explore', headers: headers() } }).headers).toEqual(headers());
  });

  it('change no status but 200', () => {
    for (const status of [206, 304, 301]) expect(statusFor('/nope', status)).toBe(status);
  });

  it('have room for 200 screens, and answer each', () => {
    const screens = Array.from({ length: 200 }, (_, n) => `/dashboard/role-${n % 5}/some-feature-${n}/:id`);
    const { request, response } = edgeFunctions({ screens: [...SCREENS, ...screens], files: FILES });
    for (const source of [request, response]) expect(Buffer.byteLength(source)).toBeLessThan(9_700);
    const answer = load<Event['request']>(request);
    const uriFor = (uri: string) => answer({ request: { uri, headers: {} } }).uri;
    for (const screen of screens) {
      expect(uriFor(filled(screen, 'x'))).toBe('/app.html');
      expect(uriFor(filled(screen, ''))).toBe('/404.html');
    }
  });

  it('try a parameter where a literal segment leads nowhere', () => {
    const { request } = edgeFunctions({ screens: ['/a/new', '/a/:id/edit', '/a'], files: FILES });
    const answer = load<Event['request']>(request);
    const uriFor = (uri: string) => answer({ request: { uri, headers: {} } }).uri;
    for (const uri of ['/a', '/a/new', '/a/1/edit', '/a/new/edit']) expect(uriFor(uri)).toBe('/app.html');
    for (const uri of ['/a/1', '/a/new/1', '/a/1/edit/2']) expect(uriFor(uri)).toBe('/404.html');
  });

  it('are refused when they use what CloudFront does not document', () => {
    // As when someone names a field of an event by destructuring: CloudFront would answer 503 to everything.
    expect(() => compact('function handler({ request }) { return request; }')).toThrow('ObjectPattern');
  });

  it('fit into CloudFront, and say so when they do not', () => {
    expect(Buffer.byteLength(code.request)).toBeLessThan(5_000);
    const files = Array.from({ length: 1000 }, (_, index) => `/file-${index}.txt`);
    expect(() => edgeFunctions({ screens: SCREENS, files })).toThrow('CloudFront takes 10240');
  });
});
