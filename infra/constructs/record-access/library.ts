import type { LIBRARY_RECORDS } from '#shared/records/library.ts';
import type { AccessTo } from './use.ts';

/** The functions that show entries of the library, or answer with them. */
const READING = ['library', 'pages', 'ai'] as const;

export const LIBRARY_ACCESS: AccessTo<typeof LIBRARY_RECORDS> = {
  // Templates are copied into startups.
  'library-entry': { get: ['startups'], read: READING, write: ['library'] },
  'library-shelf': { read: READING, write: ['library'] },
  'library-saved': { get: ['library'], write: ['library', 'auth'] },
};
