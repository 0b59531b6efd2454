import type { Article } from '#shared/features/library/article.ts';
import { articleOf, storedEntry } from './entries.ts';
import { loadArticles } from './load.ts';

/** One entry of the library as it is now, without the index of all; undefined for one that is hidden, or that there is not. */
export const entryNow = async (id: string): Promise<Article | undefined> => {
  const stored = await storedEntry(id);
  if (stored) return stored.fields ? articleOf(id, stored.updated, stored.fields) : undefined;
  return (await loadArticles()).ARTICLES.find((article) => article.id === id);
};
