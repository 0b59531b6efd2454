import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { messageOf } from '#functions/core/errors.ts';
import { defaultBuildDir, siteFolder } from './build-output.ts';
import { type FunctionEntry, functionEntries } from './function-entries.ts';
import { ES_MODULE, rendererOptions } from './function-renderer.ts';
import { leanSdk, NEVER_LOADED } from './lean-sdk.ts';
import { OperatorError, runCommand } from './operator-error.ts';
import { pureConstants } from './pure-constants.ts';

/** A function's bundle and the size of what it loads at start, minified, not compressed. */
export interface Bundle {
  readonly name: string;
  readonly bytes: number;
}

const FRONTEND = join(import.meta.dirname, '..', 'frontend');

/**
 * Functions that load a large part only when they need it: `auth` the dictionary of passwords, `invitations` the
 * reading of CSV files, `opportunities` the matching, `applications` both, `postings` the linter. The others are one file, since splitting
 * also separates what the AWS SDK imports on demand.
 */
export const SPLIT: ReadonlySet<string> = new Set([
  'applications',
  'auth',
  'invitations',
  'opportunities',
  'postings',
]);

/** How a function is bundled: an ES module for Node 24, the AWS SDK in it, tree-shaken. */
export const bundleOptions = ({ name, file, worker }: FunctionEntry, outfile: string): BuildOptions => ({
  ...ES_MODULE,
  entryPoints: { [basename(outfile, '.mjs')]: file, ...(worker && { worker }) },
  outdir: dirname(outfile),
  chunkNames: 'part-[hash]',
  outExtension: { '.js': '.mjs' },
  splitting: SPLIT.has(name),
  external: NEVER_LOADED,
  plugins: [leanSdk(), pureConstants()],
});

/** The size of what is loaded when the function starts: the bundle and the parts that it imports statically. */
const bytesAtStart = ({ outputs }: Metafile): number => {
  const loaded = new Set(Object.keys(outputs).filter((path) => basename(path) === 'index.mjs'));
  for (const path of loaded)
    for (const { kind, path: part } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[part]) loaded.add(part);
  return [...loaded].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0);
};

const bundleFunction = async (entry: FunctionEntry, folder: string): Promise<Bundle> => {
  if (!existsSync(entry.file))
    throw new OperatorError(`The function ${entry.name} has no ${relative(process.cwd(), entry.file)}.`);
  const outfile = join(folder, entry.name, 'index.mjs');
  try {
    const { metafile } = await build(bundleOptions(entry, outfile));
    if (entry.renderer) await build(rendererOptions(entry.renderer, join(folder, entry.name, 'render.mjs')));
    // Beside the function's folder, not in it: what is in it is uploaded.
    await writeFile(join(folder, `${entry.name}.meta.json`), JSON.stringify(metafile));
    return { name: entry.name, bytes: metafile ? bytesAtStart(metafile) : 0 };
  } catch (error) {
    throw new OperatorError(`The function ${entry.name} does not build: ${messageOf(error)}`);
  }
};

/** Bundles every function into `<outDir>/functions/<name>/index.mjs`, with esbuild's metafile beside. */
export const buildFunctions = async (outDir: string): Promise<Bundle[]> => {
  const folder = resolve(outDir, 'functions');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return Promise.all(functionEntries().map((entry) => bundleFunction(entry, folder)));
};

/** Builds the site into `<outDir>/site` with Vite, by the configuration in the frontend's folder. */
export const buildSite = async (outDir: string, frontend: string = FRONTEND): Promise<void> => {
  // Loaded here, because Vite takes a third of a second that who only bundles functions need not wait for.
  const vite = await import('vite');
  try {
    await vite.build({
      configFile: join(frontend, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: resolve(outDir, 'site'), emptyOutDir: true },
    });
  } catch (error) {
    throw new OperatorError(`The site does not build: ${messageOf(error)}`);
  }
  siteFolder(outDir);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runCommand(async () => {
    const outDir = defaultBuildDir();
    for (const { name, bytes } of await buildFunctions(outDir))
      console.log(`function ${name}: ${Math.round(bytes / 1024)} KiB`);
    await buildSite(outDir);
    console.log(`Built into ${outDir}.`);
  });
