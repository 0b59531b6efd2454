import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { OperatorError } from '../app/operator-error.ts';

/** Where a build goes and is found: FLEDGE_BUILD, or `build` in the working directory. */
export const defaultBuildDir = (): string => process.env.FLEDGE_BUILD || 'build';

const existing = (path: string, what: string): string => {
  if (existsSync(path)) return path;
  throw new OperatorError(`The build has no ${what} (${path}): run npm run build first.`);
};

/** The folder with a function's bundle, `index.mjs`. Throws an `OperatorError` when it was not built. */
export const functionBundle = (buildDir: string, name: string): string => {
  const folder = join(buildDir, 'functions', name);
  existing(join(folder, 'index.mjs'), `function ${name}`);
  return folder;
};

/** The folder with the site. Throws an `OperatorError` when a page is missing that the edge answers with. */
export const siteFolder = (buildDir: string): string => {
  const folder = join(buildDir, 'site');
  for (const page of ['index.html', 'app.html', '404.html'])
    existing(join(folder, page), `site page ${page}`);
  return folder;
};

/** The paths (`/favicon.svg`) of a site's files, without the hashed ones under `/assets`, sorted. */
export const siteFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.startsWith('/assets/'))
    .sort();

/** The files of a site that name the site's own address, which only the deployment knows. */
export const addressedFiles = (folder: string): string[] =>
  siteFiles(folder)
    .filter((path) => /\.(html|xml|txt)$/.test(path))
    .map((path) => path.slice(1));

/** The inline scripts and styles of pages, as the sources by which a content security policy allows it: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The source by which a content security policy allows an inline script or style of this text. */
export const cspSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesIn = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => cspSource(text));

/** The scripts and styles that are inline in some pages, each once. JSON-LD is data, which no policy forbids. */
export const inlineSources = (pages: readonly string[]): InlineSources => {
  const all = (element: RegExp) => [...new Set(pages.flatMap((html) => sourcesIn(html, element)))].sort();
  return { scripts: all(/<script>([\s\S]*?)<\/script>/g), styles: all(/<style>([\s\S]*?)<\/style>/g) };
};

/** The inline scripts and styles of a built site. */
export const siteInlineSources = (folder: string): InlineSources =>
  inlineSources(
    siteFiles(folder)
      .filter((path) => path.endsWith('.html'))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  );
