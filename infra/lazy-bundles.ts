import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { type OutputFile, type Plugin, type TransformOptions, transform } from 'esbuild';
import { makeLater } from './lazy-constants.ts';

/** Of an output's path that is another bundle's: outputs of different folders share no parts. */
const byFolder = (files: readonly OutputFile[]): OutputFile[][] => [
  ...Map.groupBy(files, ({ path }) => dirname(path)).values(),
];

/**
 * Makes the constants that pure-constants.ts marks when they are first used: it bundles without minifying, changes the
 * text, and minifies it then. Writes the files itself, unless the build is not to write.
 */
export const lazyBundles = ({
  minify,
  charset,
  target,
}: Pick<Required<TransformOptions>, 'minify' | 'charset' | 'target'>): Plugin => ({
  name: 'lazy-bundles',
  setup: ({ initialOptions, onEnd }) => {
    const writes = initialOptions.write !== false;
    Object.assign(initialOptions, { write: false, minify: false, minifySyntax: true });
    onEnd(async ({ outputFiles = [], metafile }) => {
      const outputs = metafile?.outputs ?? {};
      const shape = (path: string) => outputs[relative(process.cwd(), path)];
      for (const files of byFolder(outputFiles)) {
        const texts = makeLater(
          files.map((file) => ({
            path: file.path,
            code: file.text,
            isEntry: shape(file.path)?.entryPoint !== undefined,
          })),
        );
        await Promise.all(
          files.map(async (file, index) => {
            const { code } = await transform(texts[index] ?? '', {
              format: 'esm',
              legalComments: 'none',
              minify,
              charset,
              target,
            });
            const output = shape(file.path);
            if (output) output.bytes = Buffer.byteLength(code);
            if (!writes) return;
            await mkdir(dirname(file.path), { recursive: true });
            await writeFile(resolve(file.path), code);
          }),
        );
      }
    });
  },
});
