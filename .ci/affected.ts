import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '#infra/bundling/build.ts';
import { type FunctionEntry, functionEntries } from '#infra/bundling/function-entries.ts';
import { FEATURE_SPECS, SHARED_SPECS } from './specs.ts';

/** The folders of the functions whose bundle contains one of the files. */
const affectedFunctions = async (
  files: ReadonlySet<string>,
  entries: readonly FunctionEntry[],
): Promise<string[]> => {
  const folders = await Promise.all(
    entries.map(async (entry) => {
      const { metafile } = await build({ ...bundleOptions(entry, '/dev/null', false), write: false });
      const isIn = Object.keys(metafile?.inputs ?? {}).some((input) => files.has(input));
      return isIn ? [`${relative(process.cwd(), dirname(entry.file))}/`] : [];
    }),
  );
  return folders.flat();
};

/**
 * What to run of the tests over the local stack: they send requests, so no import leads from a test to its handler.
 * The functions that contain a changed file have theirs beside them.
 */
export const stackTests = async (
  files: readonly string[],
  entries: readonly FunctionEntry[] = functionEntries(),
): Promise<string[]> => {
  const own = files.filter((file) => /^functions\/.*\.test\.ts$/.test(file) && existsSync(file));
  const sources = files.filter((file) => /^(functions|shared)\/.*(?<!\.test)\.tsx?$/.test(file));
  if (sources.length === 0) return own;
  const contract = sources.some((file) => file.startsWith('shared/'))
    ? ['functions/authorisation.test.ts']
    : [];
  const core = sources.some((file) => file.startsWith('functions/core/')) ? ['functions/core/'] : [];
  const parts = sources.flatMap((file) => /^functions\/parts\/[a-z-]+\//.exec(file) ?? []);
  return [
    ...new Set([
      ...own,
      ...core,
      ...parts,
      ...contract,
      ...(await affectedFunctions(new Set(sources), entries)),
    ]),
  ];
};

const COURSES = 'functions/content/courses/';
const COURSE_TESTS = ['courses', 'javascript', 'python'].map(
  (name) => `infra/checks/courses/${name}.test.ts`,
);

/**
 * Files whose unit and infrastructure tests are found through their imports; the tests of documents and courses read them
 * by name.
 */
export const importedFiles = (files: readonly string[]): string[] => [
  ...files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('e2e/') && existsSync(file)),
  ...(files.some((file) => file.endsWith('.md')) ? ['infra/checks/documents.test.ts'] : []),
  ...(files.some((file) => file.startsWith(COURSES)) ? COURSE_TESTS : []),
];

const SCREENS = 'frontend/features';

/** The features whose screens import a file of the contract: its name alone does not say which they are. */
const featuresWith = (file: string): string[] => {
  if (!file.startsWith('shared/')) return [];
  return readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && readFileSync(join(SCREENS, name), 'utf8').includes(`'#${file}'`),
    )
    .map((name) => name.split('/')[0] ?? '');
};

/** The browser tests of a feature: those that are named for it, or the one of its name. */
export const specsOf = (feature: string): readonly string[] =>
  FEATURE_SPECS[feature] ?? (existsSync(`e2e/${feature}.spec.ts`) ? [feature] : []);

/** The browser tests of the features and shared parts that files belong to. */
export const browserTests = (files: readonly string[]): string[] => {
  const specs = files.flatMap((file) => {
    const [, spec] = /^e2e\/([\w-]+)\.spec\.ts$/.exec(file) ?? [];
    if (spec !== undefined) return existsSync(file) ? [spec] : [];
    if (/\.test\.tsx?$/.test(file)) return [];
    const [, feature = ''] = /(?:^|\/)(?:features|parts)\/([a-z-]+)/.exec(file) ?? [];
    const folder = Object.keys(SHARED_SPECS).find((one) => file.startsWith(one)) ?? '';
    const features = new Set([feature, ...featuresWith(file)]);
    return [...[...features].flatMap(specsOf), ...(SHARED_SPECS[folder] ?? [])];
  });
  return [...new Set(specs)].map((spec) => `e2e/${spec}.spec.ts`);
};
