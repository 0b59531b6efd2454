import type { Plugin } from 'vite';
import { markConstants } from './pure-constants.ts';

/**
 * Leaves out of the site what it does not use of the contract: a bundler cannot tell by itself that making a schema of zod
 * has no effect, and making them all takes a phone 60 ms.
 */
export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/[^.]+\.ts$/ },
    handler: (code, id) => ({ code: markConstants(id, code), map: null }),
  },
});
