import type { Plugin } from 'esbuild';

/**
 * Puts the trained weights of the advisor's router into its bundle, in place of the module that trains them: phrases and
 * training stay outside. The same phrases give the same bundle.
 */
export const routerWeights = (): Plugin => ({
  name: 'router-weights',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/features\/ai\/router\/weights\.ts$/ }, async () => {
      // Loaded here, because training takes seconds, and most bundles have no router.
      const { trainedBytes } = await import('#functions/features/ai/router/weights.ts');
      const { compressed } = await import('#functions/features/ai/router/training/train.ts');
      const text = Buffer.from(compressed(trainedBytes())).toString('base64');
      const contents = [
        "import { brotliDecompressSync } from 'node:zlib';",
        `export const trainedBytes = () => new Uint8Array(brotliDecompressSync(Buffer.from('${text}', 'base64')));`,
      ].join('\n');
      return { contents, loader: 'js' };
    });
  },
});
