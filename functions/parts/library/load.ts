/** The articles with their index of words: about 50 ms of CPU, spent when the first question needs them and not at the start. */
export const loadLibrary = (): Promise<typeof import('./library.ts')> => import('./library.ts');
