import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { OperatorError } from './operator-error.ts';

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
  for (const page of ['index.html', '404.html']) existing(join(folder, page), `site page ${page}`);
  return folder;
};

/** The paths (`/favicon.svg`) of a site's files, without the hashed ones under `/assets`, sorted. */
export const siteFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.startsWith('/assets/'))
    .sort();
