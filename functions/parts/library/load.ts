/** The search of the library: its index of words takes about 50 ms of CPU, spent when the first question needs it and not at the start. */
export const loadLibrary = (): Promise<typeof import('./library.ts')> => import('./library.ts');

/** The built-in entries. */
export const loadArticles = (): Promise<typeof import('#shared/features/library/articles.ts')> =>
  import('#shared/features/library/articles.ts');
