import { earliestDay } from '#shared/core/opportunity-days.ts';
import { type Article, isPastDue, minutesOf } from '#shared/features/library/article.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';
import { loadArticles } from './load.ts';

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

/** An article as its page shows it at a moment; undefined for an id that no article has. */
export const shownArticle = async (id: string, now: Date): Promise<ShownArticle | undefined> => {
  const { ARTICLES } = await loadArticles();
  const article = ARTICLES.find((one) => one.id === id);
  return (
    article && {
      ...article,
      minutes: minutesOf(article),
      pastDue: isPastDue(article, earliestDay(now)),
      related: relatedOf(article, ARTICLES),
    }
  );
};
