import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own module, through which every `import()` of a built app passes. */
export const PRELOAD_HELPER = /vite\/preload-helper/;

const FETCH_PART = join(import.meta.dirname, 'app', 'fetchPart.ts');

/** Puts fetchPart.ts in the place of Vite's helper: parts that could not be fetched are asked for again. */
export const lazyParts = (): Plugin => ({
  name: 'lazy-parts',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: PRELOAD_HELPER },
    handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(FETCH_PART)};`,
  },
});

/** Where a chunk is asked for: in a page, or in another chunk. */
interface Host {
  hostId: string;
  hostType: 'html' | 'js';
}

/** What is there already wherever a chunk is asked for: by the app, and by the script of the public pages. */
const WITH_THE_APP = /assets\/(early|vendor|shell|rolldown-runtime)-/;
const WITH_A_PAGE = /assets\/(early|rolldown-runtime)-/;

/**
 * The files to fetch for a chunk: its own, even if Vite names none because it imports nothing else, and all that it
 * imports, but for what is there already.
 */
export const filesOfPart = (chunk: string, files: string[], { hostId, hostType }: Host): string[] => {
  if (hostType === 'html') return files;
  const present = /publicEntry/.test(hostId) ? WITH_A_PAGE : WITH_THE_APP;
  return [...new Set([chunk, ...files])].filter((file) => !present.test(file));
};
