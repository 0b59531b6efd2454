import type * as z from 'zod';
import { type Article, minutesOf, type Topic } from '#shared/features/library/article.ts';
import type { library } from '#shared/features/library/routes.ts';
import { lengthOf, STEPS, type Step } from '#shared/features/library/rules.ts';
import type { LibraryPage } from '#shared/features/library/schema.ts';
import type { Library } from './library.ts';
import { pageOfFound } from './paging.ts';
import { rowOf } from './shown.ts';

type Filters = Omit<z.output<(typeof library)['list']['query']>, 'limit'>;

/** Entries on a page. */
const PAGE = 20;

/** The entries that help with a step first: those of its nearest topic, then of the next, then all others as they were. */
const byStep = (articles: readonly Article[], step: Step): Article[] => {
  const topics: readonly Topic[] = STEPS[step].topics;
  const rank = (article: Article): number => {
    const at = topics.findIndex((topic) => article.topics.includes(topic));
    return at < 0 ? topics.length : at;
  };
  return articles.toSorted((one, other) => rank(one) - rank(other));
};

/** A page of the entries of a library that fit a search and its filters. */
export const entriesFor = (
  { articles, search }: Library,
  { cursor, ...filters }: Filters,
  now: Date,
  limit: number = PAGE,
): LibraryPage => {
  const { q, role, type, length, licence, step } = filters;
  const found = (q === undefined ? articles : search(q)).filter(
    (article) =>
      (role === undefined || article.roles.includes(role)) &&
      (type === undefined || article.type === type) &&
      (licence === undefined || article.licence.allows === licence) &&
      (length === undefined || lengthOf({ type: article.type, minutes: minutesOf(article) }) === length),
  );
  const sorted = step === undefined ? found : byStep(found, step);
  const purpose = `library.list ${JSON.stringify([q, role, type, length, licence, step])}`;
  const { items, ...page } = pageOfFound(purpose, sorted, { cursor, limit });
  return { ...page, items: items.map((article) => rowOf(article, now)) };
};
