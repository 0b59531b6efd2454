import type { Plugin } from 'vite';

/** The names of components in React's developer tools. A bundler keeps a component that is given one, used or not. */
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;

/** What a link does to fetch ahead: nothing outside of React Router's framework mode, and then the hook returns this. */
const FETCHING_AHEAD = /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/;
const FETCHES_NOTHING = '[false, null, {}]';
const LINK = /return shouldPrefetch && !isAbsolute \? .* : link;/;

/** React Router without what this app does not use: forms, the restoring of scroll positions, fetching ahead. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/, code: 'function usePrefetchBehavior(' },
    handler: (code) => {
      if (!FETCHING_AHEAD.test(code) || !LINK.test(code))
        throw new Error('React Router has changed: look at lean-router.ts');
      const lean = code
        .replaceAll(NAMES, '')
        .replace(FETCHING_AHEAD, FETCHES_NOTHING)
        .replace(LINK, 'return link;');
      return { code: lean, map: null };
    },
  },
});
