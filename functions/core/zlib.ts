/**
 * Compression by Node.js, loaded when it is first used. An import would load it, with all of its hundred constants, while a
 * function starts: several milliseconds, also for requests that compress nothing.
 */
export const zlib = (): typeof import('node:zlib') => process.getBuiltinModule('node:zlib');
