/** The articles with their index of words: about 50 ms of CPU, spent when the first question needs them and not at the start. */
export const loadLibrary = (): Promise<typeof import('./library.ts')> => import('./library.ts');

/** The articles alone, for who knows which one they want. */
export const loadArticles = (): Promise<typeof import('#shared/features/library/articles.ts')> =>
  import('#shared/features/library/articles.ts');
