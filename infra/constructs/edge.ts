import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { pageFile } from '#frontend/marketing/pages.ts';

/** CloudFront takes no larger function (bytes). */
const MAX_BYTES = 10_240;

const source = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'edge', `${name}.js`), 'utf8');

const asObject = (names: readonly string[], value: (name: string) => number) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, value(name)])));

/** What exists at the site: screens of the browser's router (`/opportunities/:id`), and files (`/favicon.svg`). */
export interface SitePaths {
  readonly screens: readonly string[];
  readonly files: readonly string[];
}

/** Comments and spaces count towards the size limit at the edge. Names stay: AWS calls `handler`. */
const compact = (code: string): string => {
  const small = transformSync(code, { minifyWhitespace: true, target: 'es2017' }).code;
  if (Buffer.byteLength(small) > MAX_BYTES)
    throw new Error(`An edge function has ${Buffer.byteLength(small)} bytes; CloudFront takes ${MAX_BYTES}.`);
  return small;
};

/**
 * The code of the two CloudFront functions: a viewer's request for a screen becomes one for its page, if the build made
 * one, or else for the shell, `/app.html`; for anything unknown one for `/404.html`, whose response gets status 404.
 */
export const edgeFunctions = ({ screens, files }: SitePaths): { request: string; response: string } => {
  const lower = screens.map((screen) => screen.toLowerCase());
  const patterns = lower
    .filter((screen) => screen.includes(':'))
    .map((screen) => screen.split('/').map((part) => (part.startsWith(':') ? '' : part)));
  const shared = [
    `const SCREENS = ${asObject(
      lower.filter((screen) => !screen.includes(':')),
      (screen) => (files.includes(`/${pageFile(screen)}`) ? 2 : 1),
    )};`,
    `const PATTERNS = ${JSON.stringify(patterns)};`,
    `const FILES = ${asObject(files, () => 1)};`,
    source('rewrite'),
  ].join('\n');
  return { request: compact(shared + source('request')), response: compact(shared + source('response')) };
};
