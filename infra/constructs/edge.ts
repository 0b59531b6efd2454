import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { pageFile, VARIANTS } from '#frontend/app/registry/prerenderedPages.ts';
import { isOfSite, SESSION_COOKIE } from '#shared/core/contract.ts';
import { allRoutes } from '#shared/routes.ts';
import { edgeSyntaxProblems } from '../bundling/edge-syntax.ts';

/** Whether a request to the API has a session's cookie, `1` or `0`. Set at the edge, whatever the viewer sends. */
export const SESSION_HEADER = 'x-session';

/** CloudFront takes no larger function (bytes). */
const MAX_BYTES = 10_240;

const source = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'edge', `${name}.js`), 'utf8');

/** Paths as a tree of their segments: `{ dashboard: { '/': 1, profile: 1 } }`. Shared beginnings count once. */
interface PathTree {
  [segment: string]: PathTree | number;
}

const treeOf = (paths: ReadonlyMap<string, number>): PathTree => {
  const root: PathTree = {};
  for (const [path, kind] of paths) {
    const segments = path === '/' ? ['/'] : path.split('/').slice(1);
    const last = segments.length - 1;
    let node = root;
    for (const [index, name] of segments.entries()) {
      const segment = name.startsWith(':') ? ':' : name;
      const child = node[segment];
      if (typeof child === 'object') {
        if (index === last) child['/'] = kind;
        node = child;
      } else if (index === last) node[segment] = kind;
      else {
        const next: PathTree = child === undefined ? {} : { '/': child };
        node[segment] = next;
        node = next;
      }
    }
  }
  return root;
};

/** What exists at the site: screens of the browser's router (`/opportunities/:id`), and files (`/favicon.svg`). */
export interface SitePaths {
  readonly screens: readonly string[];
  readonly files: readonly string[];
}

/** The second pages of screens that the build made. */
const variantsAmong = (files: readonly string[]) =>
  VARIANTS.map(({ path, field, value, file }) => ({
    page: `/${pageFile(path)}`,
    address: path,
    field,
    value,
    file: `/${file}`,
  })).filter(({ file }) => files.includes(file));

/**
 * The code as it is deployed: comments and spaces count towards the size limit at the edge. Names stay: AWS calls
 * `handler`. Throws when it is too large, or uses what CloudFront's runtime does not document (decision 0137).
 */
export const compact = (code: string): string => {
  const small = transformSync(code, { minifyWhitespace: true, target: 'es2017' }).code;
  if (Buffer.byteLength(small) > MAX_BYTES)
    throw new Error(`An edge function has ${Buffer.byteLength(small)} bytes; CloudFront takes ${MAX_BYTES}.`);
  const problems = edgeSyntaxProblems(small);
  if (problems.length > 0)
    throw new Error(
      `CloudFront’s runtime does not document what an edge function uses: ${problems.join(' | ')}`,
    );
  return small;
};

/**
 * The code of the function before the cache of public reads: it writes a header that says whether the request has a
 * session's cookie, which the cache's key holds.
 */
export const sessionFunction = (): string =>
  compact(
    [
      `const SESSION_COOKIE = ${JSON.stringify(SESSION_COOKIE)};`,
      `const SESSION_HEADER = ${JSON.stringify(SESSION_HEADER)};`,
      source('session'),
    ].join('\n'),
  );

/** The addresses of documents with more segments than most: how they begin and end, and how many segments follow the first. */
const deeperDocuments = (): { begins: string; ends: string; segments: number }[] =>
  allRoutes
    .filter(({ route }) => isOfSite(route))
    .map(({ route }) => ({
      begins: route.path.slice(0, route.path.indexOf('{')),
      ends: route.path.slice(route.path.lastIndexOf('}') + 1),
      segments: route.path.split('/').length - 2,
    }))
    .filter(({ segments }) => segments > 1);

/** The code of the function before the cache of pages that functions make: it leaves out what they do not depend on. */
export const pageFunction = (): string =>
  compact(
    [
      `const SESSION_HEADER = ${JSON.stringify(SESSION_HEADER)};`,
      `const DEEPER = ${JSON.stringify(deeperDocuments())};`,
      source('page'),
    ].join('\n'),
  );

/**
 * The code of the two CloudFront functions: a viewer's request for a screen becomes one for its page, if the build made
 * one, or else for the shell, `/app.html`; for anything unknown one for `/404.html`, whose response gets status 404.
 */
export const edgeFunctions = ({ screens, files }: SitePaths): { request: string; response: string } => {
  const kinds = new Map(
    screens
      .map((screen) => screen.toLowerCase())
      .map((path) => [path, files.includes(`/${pageFile(path)}`) ? 2 : 1]),
  );
  const shared = [
    `const SCREENS = ${JSON.stringify(treeOf(kinds))};`,
    `const VARIANTS = ${JSON.stringify(variantsAmong(files))};`,
    `const FILES = ${JSON.stringify(Object.fromEntries(files.map((file) => [file, 1])))};`,
    source('rewrite'),
  ].join('\n');
  return { request: compact(shared + source('request')), response: compact(shared + source('response')) };
};
