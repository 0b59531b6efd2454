import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { screenPaths } from '#frontend/app/registry/all.ts';
import { PRERENDERED, pageFile, VARIANTS } from '#frontend/app/registry/prerenderedPages.ts';
import { edgeFunctions, pageFunction, sessionFunction } from './edge.ts';

/*
 * CloudFront's runtime derives from njs, nginx's JavaScript. Where the command `njs` is installed (Debian: apt install
 * njs) the functions run in it; elsewhere edge-syntax.ts alone decides.
 */
const hasNjs = spawnSync('njs', ['-v']).status === 0;
if (!hasNjs) console.warn('njs is not installed: the edge functions are checked by their syntax only.');

const FILES = [
  ...PRERENDERED.map(({ path }) => `/${pageFile(path)}`),
  ...VARIANTS.map(({ file }) => `/${file}`),
];
const code = {
  ...edgeFunctions({
    screens: screenPaths({ local: false }),
    files: [...FILES, '/404.html', '/app.html', '/config.json'],
  }),
  session: sessionFunction(),
  page: pageFunction(),
};

const PATHS = [
  '/',
  '/explore/',
  '/AUTH',
  '/features.html',
  '/nope',
  '/dashboard/student',
  '/config.json',
  '//',
  '',
];
const QUERIES = [
  {},
  { mode: { value: 'signup' } },
  { tag: { value: 'b', multiValue: [{ value: 'a' }, { value: 'b' }] } },
];
const request = (uri: string, querystring: object) => ({
  method: 'GET',
  uri,
  querystring,
  headers: { range: { value: 'bytes=0-1' }, accept: { value: '*/*' } },
  cookies: { '__Host-session': { value: 'x' } },
});
const EVENTS = {
  request: PATHS.flatMap((uri) => QUERIES.map((query) => ({ request: request(uri, query) }))),
  session: [{}, { '__Host-fledge': { value: 'x' } }].map((cookies) => ({
    request: { ...request('/api/opportunities', {}), cookies },
  })),
  page: [
    '/opportunities/x',
    '/opportunities/x/',
    '/opportunities/',
    '/opportunities/a/b',
    '/library/x/',
    '/sitemap-opportunities.xml',
  ].flatMap((uri) =>
    [...QUERIES, { part: { value: 'x' } }].map((query) => ({ request: request(uri, query) })),
  ),
  response: PATHS.map((uri) => ({ request: request(uri, {}), response: { statusCode: 200, headers: {} } })),
};

/** A script that prints the answers of a function to events, a line of JSON each (njs cuts long lines). */
const script = (source: string, events: readonly object[]) =>
  `${source}\n${JSON.stringify(events)}.forEach((event) => console.log(JSON.stringify(handler(event))));`;

describe.skipIf(!hasNjs)('in njs, the edge functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-njs-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['request', 'session', 'page', 'response'] as const)('answer a viewer’s %s as in V8', (event) => {
    const text = script(code[event], EVENTS[event]);
    const file = join(folder, `${event}.js`);
    writeFileSync(file, text);
    const njs = spawnSync('njs', [file], { encoding: 'utf8' });
    const lines: string[] = [];
    runInNewContext(text, { console: { log: (line: string) => lines.push(line) } });
    expect(njs.stderr + njs.stdout).toBe(`${lines.join('\n')}\n`);
  });
});
