import {
  fieldsOf,
  type StoredEntry,
  storedEntries,
  storedEntry,
  withStored,
} from '#functions/parts/library/entries.ts';
import { loadArticles } from '#functions/parts/library/load.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { type Article, isPastDue } from '#shared/features/library/article.ts';
import type { ManagedEntry, ManagedRow, Origin } from '#shared/features/library/schema.ts';
import { allReports, type Reports } from './reports.ts';

const originOf = (isBuiltIn: boolean, stored: StoredEntry | undefined): Origin => {
  if (!stored) return 'built-in';
  if (!stored.fields) return 'hidden';
  return isBuiltIn ? 'replaced' : 'added';
};

const rowOf = (article: Article, origin: Origin, reports: Reports | undefined, now: Date): ManagedRow => ({
  id: article.id,
  type: article.type,
  title: article.title,
  pastDue: isPastDue(article, earliestDay(now)),
  origin,
  reports: {
    'dead-link': reports?.['dead-link'] ?? 0,
    'out-of-date': reports?.['out-of-date'] ?? 0,
    wrong: reports?.wrong ?? 0,
  },
  reportedAt: reports?.reportedAt ?? null,
});

/** All entries, hidden ones among them, in the order of the library. */
export const managedRows = async (now: Date): Promise<ManagedRow[]> => {
  const [{ ARTICLES }, stored, reports] = await Promise.all([loadArticles(), storedEntries(), allReports()]);
  const changes = new Map(stored.map((entry) => [entry.id, entry]));
  const builtIn = new Set(ARTICLES.map(({ id }) => id));
  // Hidden ones are listed as they were built in.
  const all = withStored(
    ARTICLES,
    stored.filter(({ fields }) => fields !== null),
  );
  return all.map((article) =>
    rowOf(article, originOf(builtIn.has(article.id), changes.get(article.id)), reports.get(article.id), now),
  );
};

/** The built-in entry of this id, if there is one. */
export const builtInEntry = async (id: string): Promise<Article | undefined> =>
  (await loadArticles()).ARTICLES.find((article) => article.id === id);

/** One entry for its editor; undefined when nothing has this id. */
export const managedEntry = async (id: string, now: Date): Promise<ManagedEntry | undefined> => {
  const [builtIn, stored, reports] = await Promise.all([builtInEntry(id), storedEntry(id), allReports()]);
  const own = stored?.fields ? stored : undefined;
  const [article] = withStored(builtIn ? [builtIn] : [], own ? [own] : []);
  return (
    article && {
      ...rowOf(article, originOf(builtIn !== undefined, stored), reports.get(id), now),
      version: stored?.version ?? null,
      fields: fieldsOf(article),
    }
  );
};
