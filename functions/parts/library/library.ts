import MiniSearch from 'minisearch';
import type { Role } from '#shared/core/contract.ts';
import type { Article } from '#shared/features/library/article.ts';
import { spellerOf } from '../opportunities/catalog/speller.ts';
import { wordsOf } from './words.ts';

/** An article that was found. */
export interface Found {
  readonly article: Article;
  /** How well it fits, to be compared within one question only. */
  readonly score: number;
  /** Of the words of the question that say something, the share that the article has, the rarer ones counting more: 0 to 1. */
  readonly covered: number;
}

const FOUND_AT_MOST = 5;
/** Of how many, by the words that they have, the order is decided by the share of the question that they answer. */
const LOOKED_AT = 20;
const RELATED = 2;
/** How much more an article counts for a reader that it is written for. */
const OWN_ROLE = 1.5;
/** How much less than a guide a template, a checklist or a link counts as the answer to a question. */
const NO_GUIDE = 0.7;
/** How much it counts that an article has most of a question, and not one word of it often. */
const COVERAGE = 0.6;
/** The share of its letters in which a misspelt word may differ. Words of up to four letters are taken as they are. */
const MISSPELT = 0.25;
const SHORT = 4;

const bodyOf = ({ body, link }: Article): string =>
  [
    ...body.map((block) => (block.kind === 'list' ? block.items.join('\n') : block.text)),
    ...(link ? [link.publisher] : []),
  ].join('\n');
const searched = (article: Article) => ({
  id: article.id,
  title: `${article.title} ${article.id.replaceAll('-', ' ')}`,
  answer: article.answer,
  body: bodyOf(article),
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const boostOf = (article: Article | undefined, role: Role): number =>
  (article?.roles.includes(role) ? OWN_ROLE : 1) * (article?.type === 'guide' ? 1 : NO_GUIDE);

/** The index of the words of articles, and in how many of them each word is. */
const indexOf = (articles: readonly Article[]) => {
  const inArticles = new Map<string, number>();
  const index = new MiniSearch<ReturnType<typeof searched>>({
    fields: ['title', 'answer', 'body'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 5, answer: 2 },
      // A word that no article has is perhaps misspelt; one that they have is not.
      fuzzy: (word) => !inArticles.has(word) && word.length > SHORT && MISSPELT,
    },
  });
  for (const article of articles) {
    const fields = searched(article);
    index.add(fields);
    for (const word of new Set(wordsOf(`${fields.title}\n${fields.answer}\n${fields.body}`)))
      inArticles.set(word, (inArticles.get(word) ?? 0) + 1);
  }
  return { index, inArticles, speller: spellerOf(inArticles) };
};

/** The entries of the library, and how they are found. */
export interface Library {
  readonly articles: readonly Article[];
  readonly byId: ReadonlyMap<string, Article>;
  /** The article that has this title, whatever its capitals and marks are. */
  readonly titled: (text: string) => Article | undefined;
  /** The articles that fit a question best, at most five, the best first; those written for the role before others alike. */
  readonly findArticles: (text: string, role: Role) => Found[];
  /** Articles that someone who reads this one may read next, the nearest first. */
  readonly relatedTo: (article: Article, role: Role) => Article[];
  /** All articles that have the words of a search, the best first; those that have some of them when none has all. */
  readonly search: (text: string) => Article[];
}

/** The library of these articles. Its index of words is made when the first question needs it. */
export const libraryOf = (articles: readonly Article[]): Library => {
  const byId: ReadonlyMap<string, Article> = new Map(articles.map((article) => [article.id, article]));
  const byTitle: ReadonlyMap<string, Article> = new Map(articles.map((one) => [plain(one.title), one]));
  let made: ReturnType<typeof indexOf> | undefined;
  const words = () => {
    made ??= indexOf(articles);
    return made;
  };

  /** How much a word says: one in few articles says more than one in many. */
  const weightOf = (word: string): number =>
    Math.log(1 + articles.length / (words().inArticles.get(word) ?? 1));
  const totalOf = (some: Iterable<string>): number =>
    [...some].reduce((sum, word) => sum + weightOf(word), 0);

  /** A word that no article has, with two neighboring letters exchanged if they have that: `frist` is `first`. */
  const inOrder = (word: string): string => {
    const { inArticles } = words();
    if (inArticles.has(word)) return word;
    for (let at = 1; at < word.length; at++) {
      const exchanged = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
      if (inArticles.has(exchanged)) return exchanged;
    }
    return word;
  };

  const findArticles = (text: string, role: Role): Found[] => {
    const asked = wordsOf(text).map(inOrder);
    const all = totalOf(new Set(asked));
    const found = words().index.search(text, {
      tokenize: () => asked,
      boostDocument: (id) => boostOf(byId.get(id), role),
    });
    return found
      .slice(0, LOOKED_AT)
      .flatMap(({ id, score, queryTerms }) => {
        const article = byId.get(id);
        const covered = totalOf(new Set(queryTerms)) / all;
        return article ? [{ article, score: score * covered ** COVERAGE, covered }] : [];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, FOUND_AT_MOST);
  };

  const search = (text: string): Article[] => {
    const { index, inArticles, speller } = words();
    const begun = (word: string): boolean => [...inArticles.keys()].some((known) => known.startsWith(word));
    const meant = wordsOf(text).map((word) => (begun(word) ? word : (speller.nearest(word) ?? word)));
    const having = (combineWith: 'AND' | 'OR') =>
      index.search(text, { tokenize: () => meant, prefix: true, fuzzy: false, combineWith });
    const all = having('AND');
    return (all.length > 0 ? all : having('OR')).flatMap(({ id }) => byId.get(id) ?? []);
  };

  return {
    articles,
    byId,
    titled: (text) => byTitle.get(plain(text)),
    findArticles,
    relatedTo: (article, role) => {
      const near = findArticles(article.title, role).map((found) => found.article);
      // A title such as that of a book may have no word in common with others.
      const ofTopic = articles.filter(
        ({ topics, type }) => type === 'guide' && topics[0] === article.topics[0],
      );
      return [...new Set([...near, ...ofTopic])].filter((one) => one !== article).slice(0, RELATED);
    },
    search,
  };
};
