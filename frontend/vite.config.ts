import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { filesOfPart, lazyParts } from './lazy-parts.ts';
import { leanRouter } from './lean-router.ts';
import { prerender } from './prerender/plugin.ts';
import { lucideWithoutKeys, pagesLater, roleIcons } from './registry-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package exports only its development build, whose warnings are of no use here. This is its production build. */
const productionRouter = (specifier: string): string =>
  fileURLToPath(import.meta.resolve(specifier)).replace('/development/', '/production/');

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  cacheDir: here('../node_modules/.vite'),
  envDir: false,
  plugins: [
    lazyParts(),
    roleIcons(),
    leanRouter(),
    lucideWithoutKeys(),
    pagesLater(),
    react({ jsxImportSource: '#jsx' }),
    tailwind(),
    prerender(),
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionRouter('react-router') },
      { find: /^react-router\/dom$/, replacement: productionRouter('react-router/dom') },
      // Radix locks scrolling with an inline <style>, which the content security policy forbids.
      { find: 'react-style-singleton', replacement: here('ui/style/styleSingleton.ts') },
      // What Lucide makes of its drawings is ours: a tenth of the code, and of the class names.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here('ui/style/createIcon.ts') },
    ],
  },
  build: {
    emptyOutDir: true,
    // The shell of the app's pages, and the one script of the public ones.
    rolldownOptions: {
      input: { index: here('index.html'), publicEntry: here('app/publicEntry.ts') },
      output: { codeSplitting: { groups: chunkGroups() } },
      // Reading a property runs nothing: what only extends React.Component and is not used can go.
      treeshake: { propertyReadSideEffects: false },
    },
    // light-dark() and the rest of what the styles use, untranslated.
    cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
    // Everything stays a file of its own: `data:` is not in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
    reportCompressedSize: false,
  },
});
