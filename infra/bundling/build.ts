import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { messageOf } from '#functions/core/errors.ts';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { defaultBuildDir, siteFolder } from './build-output.ts';
import { type FunctionEntry, functionEntries } from './function-entries.ts';
import { ES_MODULE, rendererOptions } from './function-renderer.ts';
import { lazyBundles } from './lazy-bundles.ts';
import { leanSdk, NEVER_LOADED } from './lean-sdk.ts';
import { pureConstants } from './pure-constants.ts';
import { pureSchemas } from './pure-schemas.ts';
import { routerWeights } from './router-weights.ts';

/** A function's bundle and the size of what it loads at start, minified, not compressed. */
export interface Bundle {
  readonly name: string;
  readonly bytes: number;
}

const FRONTEND = join(import.meta.dirname, '..', '..', 'frontend');

/**
 * Functions that load a large part only when they need it: `auth` the dictionary of passwords, `invitations` the
 * reading of CSV files, `opportunities`, `mentors` and `screening` the matching, `applications` both, `postings` the linter, `meetings`,
 * `asks`, `buddies`, `contact` and `plan-requests` time zones, `meetings` also calendar files, `mentorships` the directory and time zones,
 * `imported-credentials` linked data, tokens and skills, `credentials` the client that reads the key, `conversations` the reasons of
 * mentoring, `ai` the router and the tools, `reports` the evidence of a mentorship, `projects` and `reviews` what changes them, `study-plan` what computes moments, `applicants`
 * proposing interviews, `platform-settings` what admins do, and `admin` the audit log and changes. `delayed`, `mail` and `stream` load the tasks, mails and effects of a feature with the
 * first message or record that concerns it. The others are one file, and bundled together.
 */
export const SPLIT: ReadonlySet<string> = new Set([
  'admin',
  'ai',
  'applicants',
  'applications',
  'asks',
  'assessments',
  'auth',
  'authoring',
  'buddies',
  'challenges',
  'contact',
  'conversations',
  'courses',
  'credentials',
  'delayed',
  'engagements',
  'enrolments',
  'events',
  'imported-credentials',
  'invitations',
  'judging',
  'library',
  'mail',
  'meetings',
  'mentors',
  'mentorships',
  'opportunities',
  'pages',
  'plan-requests',
  'platform-settings',
  'postings',
  'projects',
  'reports',
  'reviews',
  'screening',
  'startups',
  'stream',
  'study-plan',
]);

/** How functions are bundled: ES modules for Node 24, the AWS SDK in them, tree-shaken, what can be made later made later. */
const bundled = (splitting: boolean, later = true) =>
  ({
    ...ES_MODULE,
    chunkNames: 'part-[hash]',
    outExtension: { '.js': '.mjs' },
    splitting,
    external: NEVER_LOADED,
    plugins: [routerWeights(), leanSdk(), pureConstants(later), ...(later ? [lazyBundles(ES_MODULE)] : [])],
  }) satisfies BuildOptions;

/** How one function is bundled by itself. Without `later`, esbuild writes the text, and can write a map of the sources. */
export const bundleOptions = ({ name, file, worker }: FunctionEntry, outfile: string, later = true) =>
  ({
    ...bundled(SPLIT.has(name), later),
    entryPoints: { [basename(outfile, '.mjs')]: file, ...(worker && { worker }) },
    outdir: dirname(outfile),
  }) satisfies BuildOptions;

/** What a metafile says of one function: its outputs, and all files that they import. */
const metafileOf = ({ inputs, outputs }: Metafile, name: string): Metafile => {
  const own = Object.entries(outputs).filter(([path]) => basename(dirname(path)) === name);
  const read = new Set(own.flatMap(([, { entryPoint }]) => entryPoint ?? []));
  for (const path of read)
    for (const { path: imported, external } of inputs[path]?.imports ?? []) if (!external) read.add(imported);
  return {
    inputs: Object.fromEntries(Object.entries(inputs).filter(([path]) => read.has(path))),
    outputs: Object.fromEntries(own),
  };
};

/** Bundles functions that are one file each, in one go: what they share is read once. */
const bundleWhole = async (entries: readonly FunctionEntry[], folder: string): Promise<Metafile> => {
  const entryPoints = entries.flatMap(({ name, file, worker }) => [
    [`${name}/index`, file],
    ...(worker ? [[`${name}/worker`, worker]] : []),
  ]);
  const { metafile } = await build({
    ...bundled(false),
    entryPoints: Object.fromEntries(entryPoints),
    outdir: folder,
  });
  return metafile;
};

/** Bundles a function into its file and its parts, which it shares with no other. */
const bundleSplit = async (entry: FunctionEntry, folder: string): Promise<Metafile> =>
  (await build(bundleOptions(entry, join(folder, entry.name, 'index.mjs')))).metafile;

/** Beside the function's folder, not in it: what is in it is uploaded. */
const metafilePath = (folder: string, name: string): string => join(folder, `${name}.meta.json`);

/** The bundles of a build. */
export const bundlesOf = (outDir: string): Promise<Bundle[]> =>
  Promise.all(
    functionEntries().map(async ({ name }) => ({
      name,
      bytes: (await stat(join(outDir, 'functions', name, 'index.mjs'))).size,
    })),
  );

/** Bundles every function into `<outDir>/functions/<name>/index.mjs`, with esbuild's metafile beside. */
export const buildFunctions = async (outDir: string): Promise<void> => {
  const folder = resolve(outDir, 'functions');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entries = functionEntries();
  const missing = entries.find(({ file }) => !existsSync(file));
  if (missing)
    throw new OperatorError(`The function ${missing.name} has no ${relative(process.cwd(), missing.file)}.`);
  const whole = entries.filter(({ name }) => !SPLIT.has(name));
  const split = entries.filter(({ name }) => SPLIT.has(name));
  try {
    const [together, apart] = await Promise.all([
      bundleWhole(whole, folder),
      Promise.all(split.map(async (entry) => [entry.name, await bundleSplit(entry, folder)] as const)),
      Promise.all(
        entries.flatMap(({ name, renderer }) =>
          renderer ? [build(rendererOptions(renderer, join(folder, name, 'render.mjs')))] : [],
        ),
      ),
    ]);
    const metafiles = new Map([
      ...whole.map(({ name }) => [name, metafileOf(together, name)] as const),
      ...apart,
    ]);
    await Promise.all(
      entries.map(({ name }) =>
        writeFile(
          metafilePath(folder, name),
          JSON.stringify(metafiles.get(name) ?? { inputs: {}, outputs: {} }),
        ),
      ),
    );
  } catch (error) {
    throw new OperatorError(`The functions do not build: ${messageOf(error)}`);
  }
};

/** Builds the site into `<outDir>/site` with Vite, by the configuration in the frontend's folder. */
export const buildSite = async (outDir: string, frontend: string = FRONTEND): Promise<void> => {
  // Loaded here, because Vite takes a third of a second that who only bundles functions need not wait for.
  const vite = await import('vite');
  try {
    await vite.build({
      configFile: join(frontend, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [pureSchemas()],
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
    await buildFunctions(outDir);
    for (const { name, bytes } of await bundlesOf(outDir))
      console.log(`function ${name}: ${Math.round(bytes / 1024)} KiB`);
    await buildSite(outDir);
    console.log(`Built into ${outDir}.`);
  });
