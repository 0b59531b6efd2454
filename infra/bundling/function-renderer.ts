import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

const require = createRequire(import.meta.url);
const FRONTEND = join(import.meta.dirname, '..', '..', 'frontend');

/** The parts of the app that the pages which functions render are made of. Every other part is loaded by browsers only. */
const RENDERED =
  /\/(PublicLayout|Opportunity|LibraryPage|ArticlePage|GuidePage|PublicEventPage|PublicChallengePage|ResultsPage|CredentialPage)\.tsx$/;

/** As vite.config.ts has them: the markup must be the one that the browser makes. */
const asInTheBrowser = (): Plugin => ({
  name: 'as-in-the-browser',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => ({
      path: join(FRONTEND, 'ui', 'style', 'createIcon.ts'),
    }));
    // The package exports only its development build.
    const router = join(dirname(require.resolve('react-router/package.json')), 'dist', 'production');
    onResolve({ filter: /^react-router$/ }, () => ({ path: join(router, 'index.mjs') }));
    onResolve({ filter: /^react-router\/dom$/ }, () => ({ path: join(router, 'dom-export.mjs') }));
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !RENDERED.test(path) ? { path, namespace: 'later' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'later' }, () => ({ contents: 'export default undefined;' }));
  },
});

/** How all code of functions is bundled: minified ES modules for Node 24. */
export const ES_MODULE = {
  bundle: true,
  minify: true,
  // As they are: an escaped quotation mark takes twice the bytes.
  charset: 'ascii',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The ES module of a package that has both: only that can be tree-shaken.
  mainFields: ['module', 'main'],
  legalComments: 'none',
  metafile: true,
  logLevel: 'silent',
} satisfies BuildOptions;

/** How what a function renders pages with is bundled: React and the screens, in one file. */
export const rendererOptions = (file: string, outfile: string): BuildOptions => ({
  ...ES_MODULE,
  entryPoints: [file],
  outfile,
  define: { 'process.env.NODE_ENV': '"production"' },
  // The build of React that needs nothing of Node’s, so that it can be in an ES module.
  alias: { 'react-dom/static': 'react-dom/static.edge' },
  plugins: [asInTheBrowser()],
});
