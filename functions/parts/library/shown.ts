import { earliestDay } from '#shared/core/opportunity-days.ts';
import { type Article, isPastDue, minutesOf } from '#shared/features/library/article.ts';
import type { EntryRow, ShownArticle } from '#shared/features/library/schema.ts';
import { currentLibrary } from './current.ts';
import type { Library } from './library.ts';

/** The most that an article lists of its topic. */
const RELATED = 8;

/** The articles of the same topic for someone of its readers: those that come after this one, and then those before it. */
const relatedOf = (article: Article, articles: readonly Article[]): ShownArticle['related'] => {
  const [topic] = article.topics;
  const alike = articles.filter(
    ({ topics, roles }) => topics[0] === topic && roles.some((role) => article.roles.includes(role)),
  );
  const at = alike.indexOf(article);
  return [...alike.slice(at + 1), ...alike.slice(0, at)]
    .slice(0, RELATED)
    .map(({ id, title }) => ({ id, title }));
};

/** An article of a library as its page shows it at a moment; undefined for an id that no article has. */
export const shownIn = (
  { articles, byId }: Pick<Library, 'articles' | 'byId'>,
  id: string,
  now: Date,
): ShownArticle | undefined => {
  const article = byId.get(id);
  return (
    article && {
      ...article,
      minutes: minutesOf(article),
      pastDue: isPastDue(article, earliestDay(now)),
      related: relatedOf(article, articles),
    }
  );
};

/** The same of the library as it is now. */
export const shownArticle = async (id: string, now: Date): Promise<ShownArticle | undefined> =>
  shownIn(await currentLibrary(), id, now);

/** An article as lists show it at a moment. */
export const rowOf = (article: Article, now: Date): EntryRow => {
  const { id, type, title, answer, roles, topics, licence, sources, link } = article;
  return {
    id,
    type,
    title,
    answer,
    roles,
    topics,
    licence,
    minutes: minutesOf(article),
    pastDue: isPastDue(article, earliestDay(now)),
    readOn:
      sources
        .map(({ readOn }) => readOn)
        .sort()
        .at(-1) ?? null,
    publisher: link?.publisher ?? null,
  };
};
