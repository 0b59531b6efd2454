import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundleOptions } from '../../build.ts';
import { functionEntries } from '../../function-entries.ts';

const runProgram = promisify(execFile);

/** A function's bundle beside the reference. */
export interface BundleFigures {
  readonly name: string;
  readonly kib: number;
  /** Minimum CPU time of loading it, in milliseconds. */
  readonly cpuMs: number;
  readonly ratio: number;
}

const LOADS = 15;
const KIB = 1024;

/** What the child process does: loads the bundle and prints the CPU time that this took, in microseconds. */
const MEASURE = `
  const before = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log(user + system);
`;

const loadOnce = async (file: string): Promise<number> => {
  const { stdout } = await runProgram(
    process.execPath,
    ['--input-type=module', '--eval', MEASURE, pathToFileURL(file).href],
    { env: { TZ: 'UTC' } },
  );
  return Number(stdout) / 1000;
};

/**
 * Loads every bundle in processes of its own, in turns, so that a busy moment of the machine meets all of them; the
 * minimum is what the code needs, the rest is the machine's other work.
 */
export const measureBundles = async (buildDir: string): Promise<BundleFigures[]> => {
  const folder = join(buildDir, 'functions');
  const reference = join(buildDir, 'reference', 'index.mjs');
  await build(
    bundleOptions({ name: 'reference', file: join(import.meta.dirname, 'reference.ts') }, reference),
  );
  const files = [
    { name: 'reference', file: reference },
    ...functionEntries().map(({ name }) => ({ name, file: join(folder, name, 'index.mjs') })),
  ];
  const least = new Map<string, number>();
  for (let load = 0; load < LOADS; load++)
    for (const { name, file } of files)
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, await loadOnce(file)));
  const base = least.get('reference') ?? Number.NaN;
  return files.map(({ name, file }) => {
    const cpuMs = least.get(name) ?? Number.NaN;
    return { name, kib: statSync(file).size / KIB, cpuMs, ratio: cpuMs / base };
  });
};

/** The largest that a bundle may be, in KiB: those with another AWS client or the OpenAPI document may be larger. */
export const bundleLimit = (name: string): number => {
  if (['auth', 'google', 'system', 'stream', 'mail', 'delayed'].includes(name)) return 460;
  // It has the search, and the registry of records grows with every feature.
  return name === 'opportunities' ? 360 : 350;
};

/** The largest that the script of a worker thread may be, in KiB: it has pdf.js, which the function itself does not load. */
export const THREAD_LIMIT = 2300;

/** The largest that what a function renders pages with may be, in KiB: it has React and its router. */
export const RENDERER_LIMIT = 460;

/** The most CPU time that loading an API function may take, as a multiple of the reference. */
export const LOAD_LIMIT = 1.4;
