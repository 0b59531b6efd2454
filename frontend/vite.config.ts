import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Asks for the font together with the page: it is found only deep in the stylesheet otherwise. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend',
        })),
  },
};

/** `/404.html` is the same shell: the edge serves it with status 404 and the router shows the not-found screen. */
const notFoundPage: Plugin = {
  name: 'not-found-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const shell = bundle['index.html'];
    if (shell?.type !== 'asset') throw new Error('The build made no index.html to copy to 404.html');
    this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source });
  },
};

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  cacheDir: here('../node_modules/.vite'),
  envDir: false,
  plugins: [react(), tailwind(), preloadFont, notFoundPage],
  resolve: {
    // Radix locks scrolling with an inline <style>, which the content security policy forbids.
    alias: { 'react-style-singleton': here('ui/styleSingleton.ts') },
  },
  build: {
    emptyOutDir: true,
    // light-dark() and the rest of what the styles use, untranslated.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // Everything stays a file of its own: `data:` is not in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
