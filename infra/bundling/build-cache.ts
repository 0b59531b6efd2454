import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../local/build/fingerprint.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** How sources are resolved and translated, and which packages there are. */
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** What bundles the functions: infra/bundling/, and what it imports. */
const BUILDER = ['infra/bundling', 'infra/app/file-failure.ts', 'infra/app/operator-error.ts'];

/** What each step of a build reads: the same inputs, the same output. */
export const INPUTS = {
  functions: [
    'functions',
    'shared',
    // What functions render pages with.
    'frontend',
    ...BUILDER,
    ...SETTINGS,
  ],
  site: ['frontend', 'shared', ...BUILDER, ...SETTINGS],
  stack: ['infra', 'functions', 'frontend', 'shared', ...SETTINGS],
} as const;

/** Enough for a few branches. A build has some ten megabytes. */
const KEPT = 4;

const removeOld = async (cache: string, step: string): Promise<void> => {
  const builds = (await readdir(cache)).filter((name) => name.startsWith(`${step}-`));
  const used = await Promise.all(
    builds.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })),
  );
  const old = used.sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
};

/**
 * Puts the output of a step into `<outDir>/<step>`: a copy of an earlier one with the same inputs if there is one.
 * Tests, `npm start` and the browser tests build the same functions and the same site. `npm run build` and deployments
 * always build.
 * @param build writes the step's output into `<outDir>/<step>`
 */
export const buildOnce = async (
  step: 'functions' | 'site',
  outDir: string,
  build: () => Promise<unknown>,
  { root = ROOT, cache = join(ROOT, 'node_modules', '.cache', 'fledge-builds') } = {},
): Promise<void> => {
  const output = join(outDir, step);
  const kept = join(cache, `${step}-${fingerprint(root, INPUTS[step])}`);
  if (existsSync(kept)) {
    await rm(output, { recursive: true, force: true });
    await cp(kept, output, { recursive: true });
    await utimes(kept, new Date(), new Date());
    return;
  }
  await build();
  await mkdir(cache, { recursive: true });
  // It gets its name when it is complete. Another process may have built the same meanwhile: its copy stays.
  const copy = join(cache, `copying-${process.pid}-${step}`);
  await cp(output, copy, { recursive: true });
  await rename(copy, kept).catch(() => rm(copy, { recursive: true, force: true }));
  await removeOld(cache, step);
};
