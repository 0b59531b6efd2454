import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type Metafile, type OutputFile, type Plugin, type TransformOptions, transform } from 'esbuild';
import { makeLater } from './lazy-constants.ts';
import { mergeStart } from './merged-start.ts';

/** How the bundles are written. */
type Written = Pick<Required<TransformOptions>, 'minify' | 'charset' | 'target' | 'platform'>;

/** Of an output's path that is another bundle's: outputs of different folders share no parts. */
const byFolder = (files: readonly OutputFile[]): Map<string, OutputFile[]> =>
  Map.groupBy(files, ({ path }) => dirname(path));

/** The files of one bundle by their names, as they are written: later what can be later, and the start in one file. */
const rewritten = async (
  files: readonly OutputFile[],
  { outputs }: Metafile,
  { minify, charset, target, platform }: Written,
) => {
  const isEntry = ({ path }: OutputFile) => outputs[relative(process.cwd(), path)]?.entryPoint !== undefined;
  const texts = makeLater(
    files.map((file) => ({ path: file.path, code: file.text, isEntry: isEntry(file) })),
  );
  const parts = new Map(files.map(({ path }, index) => [basename(path), texts[index] ?? '']));
  const merged = await mergeStart('index.mjs', parts, { platform, target });
  return Promise.all(
    [...merged].map(async ([name, text]) => {
      const { code } = await transform(text, {
        format: 'esm',
        legalComments: 'none',
        minify,
        charset,
        target,
        platform,
      });
      return { name, code };
    }),
  );
};

/**
 * Makes the constants that pure-constants.ts marks when they are first used: it bundles without minifying, changes the
 * text, and minifies it then. Writes the files itself; the metafile describes them as they were before.
 */
export const lazyBundles = (options: Written): Plugin => ({
  name: 'lazy-bundles',
  setup: ({ initialOptions, onEnd }) => {
    Object.assign(initialOptions, { write: false, minify: false, minifySyntax: true });
    onEnd(async ({ outputFiles = [], metafile }) => {
      if (!metafile) return;
      for (const [folder, files] of byFolder(outputFiles)) {
        await mkdir(folder, { recursive: true });
        for (const { name, code } of await rewritten(files, metafile, options))
          await writeFile(join(folder, name), code);
      }
    });
  },
});
