import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#shared/routes.ts';
import { OperatorError } from '../app/operator-error.ts';

/** One Lambda: its name (also its folder in the build) and the file that exports its `handler`. */
export interface FunctionEntry {
  readonly name: string;
  readonly file: string;
  /** The file of its worker thread, if it has one: `worker.ts` beside the handler, bundled as `worker.mjs`. */
  readonly worker?: string;
  /** What it renders pages with, if it does: a file of the frontend, bundled as `render.mjs`. */
  readonly renderer?: string;
}

const ROOT = join(import.meta.dirname, '..', '..', 'functions');
const RENDERERS = join(import.meta.dirname, '..', '..', 'frontend', 'prerender', 'renderers');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * Every function of the app: one per feature of the contract, and the folders in functions/events (called by
 * AWS when something happened) and functions/deploy (called by CloudFormation).
 */
export const functionEntries = (): FunctionEntry[] => {
  const entries = [
    ...Object.keys(routes).map((name) => ({ name, folder: 'features' })),
    ...['events', 'deploy'].flatMap((folder) =>
      foldersIn(join(ROOT, folder)).map((name) => ({ name, folder })),
    ),
  ].map(({ name, folder }): FunctionEntry => {
    const worker = join(ROOT, folder, name, 'worker.ts');
    const file = join(ROOT, folder, name, 'handler.ts');
    const renderer = join(RENDERERS, `${name}.tsx`);
    return { name, file, ...(existsSync(worker) && { worker }), ...(existsSync(renderer) && { renderer }) };
  });
  const names = entries.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new OperatorError(`Two functions are called ${twice}: rename one folder.`);
  return entries;
};
