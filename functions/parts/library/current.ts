import { shelfVersion, storedEntries, withStored } from './entries.ts';
import type { Library } from './library.ts';
import { loadArticles, loadLibrary } from './load.ts';

let known: { readonly version: string | undefined; readonly library: Library } | undefined;

/**
 * The library as it is now. A request reads the version of the admins' entries, one unit; the entries themselves are read
 * by the first request after a change (decision 0320).
 */
export const currentLibrary = async (): Promise<Library> => {
  const version = await shelfVersion();
  if (known && known.version === version) return known.library;
  const [{ ARTICLES }, { libraryOf }, stored] = await Promise.all([
    loadArticles(),
    loadLibrary(),
    version === undefined ? [] : storedEntries(),
  ]);
  // What was written between the two reads has another version, so that the next request reads again.
  known = { version, library: libraryOf(withStored(ARTICLES, stored)) };
  return known.library;
};
