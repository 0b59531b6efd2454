import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundleOptions, bundlesOf } from '#infra/bundling/build.ts';
import { RECORDS } from '#shared/records.ts';

const runProgram = promisify(execFile);

/** A function's bundle beside the reference. */
export interface BundleFigures {
  readonly name: string;
  readonly kib: number;
  /** CPU time of loading it, in milliseconds: the lower quartile of several loads. */
  readonly cpuMs: number;
  readonly ratio: number;
}

const LOADS = 24;
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
 * Loads every bundle in processes of its own, in turns, so that a busy moment of the machine meets all of them. The lower
 * quartile differs less from run to run than the least does.
 */
export const measureBundles = async (buildDir: string): Promise<BundleFigures[]> => {
  const reference = join(buildDir, 'reference', 'index.mjs');
  await build(
    bundleOptions({ name: 'reference', file: join(import.meta.dirname, 'reference.ts') }, reference),
  );
  const { size } = await stat(reference);
  const bundles = [{ name: 'reference', bytes: size }, ...(await bundlesOf(buildDir))];
  const fileOf = (name: string) =>
    name === 'reference' ? reference : join(buildDir, 'functions', name, 'index.mjs');
  const times = new Map<string, number[]>();
  for (let load = 0; load < LOADS; load++)
    for (const { name } of bundles)
      times.set(name, [...(times.get(name) ?? []), await loadOnce(fileOf(name))]);
  const quartile = (name: string): number =>
    times.get(name)?.toSorted((a, b) => a - b)[LOADS / 4] ?? Number.NaN;
  return bundles.map(({ name, bytes }) => {
    const cpuMs = quartile(name);
    return { name, kib: bytes / KIB, cpuMs, ratio: cpuMs / quartile('reference') };
  });
};

/** Functions with another AWS client, or the OpenAPI document. */
const LARGER = ['auth', 'google', 'system', 'stream', 'mail', 'delayed'];

/** Each bundle has the keys of all kinds of records: so much a kind, in KiB. */
const KEYS_OF_A_KIND = 0.25;

/** The largest that a bundle may be, in KiB: what it does, and the keys. */
export const bundleLimit = (name: string): number =>
  (LARGER.includes(name) ? 425 : 325) + KEYS_OF_A_KIND * Object.keys(RECORDS).length;

/** The largest that the script of a worker thread may be, in KiB: it has pdf.js, which the function itself does not load. */
export const THREAD_LIMIT = 2300;

/** The largest that what a function renders pages with may be, in KiB: it has React, its router and the screens. */
export const RENDERER_LIMIT = 544;

/** The most CPU time that loading an API function may take, as a multiple of the reference. */
export const LOAD_LIMIT = 1.4;

/** Whether LOAD_LIMIT is for a function. */
export const isLoadLimited = (name: string): boolean => !LARGER.includes(name);
