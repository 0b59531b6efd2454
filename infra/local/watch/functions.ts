import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, context, type PluginBuild } from 'esbuild';
import { bundleOptions } from '#infra/bundling/build.ts';
import { type FunctionEntry, functionEntries } from '#infra/bundling/function-entries.ts';
import type { LocalFunction } from '../lambda/function.ts';

const BUNDLE = 'index.mjs';

/** The function that runs an entry's bundle: the one whose asset is the same file. */
const runningBundle = (entry: FunctionEntry, functions: readonly LocalFunction[], buildDir: string) => {
  const built = readFileSync(join(buildDir, 'functions', entry.name, BUNDLE));
  return functions.find(({ definition }) =>
    readFileSync(join(definition.codeDirectory, BUNDLE)).equals(built),
  );
};

/** Bundles each function again when a file of it changes, and lets the running one serve the new code. */
export const watchFunctions = async (
  functions: readonly LocalFunction[],
  buildDir: string,
  say: (line: string) => void,
): Promise<() => Promise<void>> => {
  const contexts: BuildContext[] = [];
  for (const entry of functionEntries()) {
    const running = runningBundle(entry, functions, buildDir);
    if (!running) continue;
    const directory = join(buildDir, 'watch', entry.name);
    contexts.push(
      await context({
        ...bundleOptions(entry, join(directory, BUNDLE)),
        minify: false,
        sourcemap: 'inline',
        plugins: [{ name: 'reload', setup: (build) => reload(build, running, directory, say) }],
      }),
    );
  }
  await Promise.all(contexts.map((one) => one.watch()));
  return async () => {
    await Promise.all(contexts.map((one) => one.dispose()));
  };
};

const reload = (
  build: PluginBuild,
  running: LocalFunction,
  directory: string,
  say: (line: string) => void,
): void => {
  const { label } = running.definition;
  let first = true;
  build.onEnd(({ errors }) => {
    for (const { text, location } of errors) say(`${label}: ${text} (${location?.file}:${location?.line})`);
    if (errors.length > 0) return;
    running.replaceCode(directory);
    if (!first) say(`${label} reloaded`);
    first = false;
  });
};
