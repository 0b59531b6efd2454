import MiniSearch from 'minisearch';
import type { Role } from '#shared/core/contract.ts';
import type { Article } from '#shared/features/library/article.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
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
/** The share of its letters in which a misspelt word may differ. Words of up to four letters are taken as they are. */
const MISSPELT = 0.25;
const SHORT = 4;

const bodyOf = ({ body }: Article): string =>
  body.map((block) => (block.kind === 'list' ? block.items.join('\n') : block.text)).join('\n');
const searched = (article: Article) => ({
  id: article.id,
  title: `${article.title} ${article.id.replaceAll('-', ' ')}`,
  answer: article.answer,
  body: bodyOf(article),
});

const byId: ReadonlyMap<string, Article> = new Map(ARTICLES.map((article) => [article.id, article]));
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

const plain = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
const byTitle: ReadonlyMap<string, Article> = new Map(ARTICLES.map((one) => [plain(one.title), one]));

/** The article that has this title, whatever its capitals and marks are. */
export const titled = (text: string): Article | undefined => byTitle.get(plain(text));

/** In how many articles each word is. */
const inArticles = new Map<string, number>();
for (const article of ARTICLES) {
  const fields = searched(article);
  index.add(fields);
  for (const word of new Set(wordsOf(`${fields.title}\n${fields.answer}\n${fields.body}`)))
    inArticles.set(word, (inArticles.get(word) ?? 0) + 1);
}

/** How much a word says: one in few articles says more than one in many. */
const weightOf = (word: string): number => Math.log(1 + ARTICLES.length / (inArticles.get(word) ?? 1));
const totalOf = (words: Iterable<string>): number =>
  [...words].reduce((sum, word) => sum + weightOf(word), 0);

/** A word that no article has, with two neighboring letters exchanged if they have that: `frist` is `first`. */
const inOrder = (word: string): string => {
  if (inArticles.has(word)) return word;
  for (let at = 1; at < word.length; at++) {
    const exchanged = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
    if (inArticles.has(exchanged)) return exchanged;
  }
  return word;
};

/** The articles that fit a question best, at most five, the best first; those written for the role before others alike. */
export const findArticles = (text: string, role: Role): Found[] => {
  const words = wordsOf(text).map(inOrder);
  const all = totalOf(new Set(words));
  const found = index.search(text, {
    tokenize: () => words,
    boostDocument: (id) => (byId.get(id)?.roles.includes(role) ? OWN_ROLE : 1),
  });
  return found
    .slice(0, LOOKED_AT)
    .flatMap(({ id, score, queryTerms }) => {
      const article = byId.get(id);
      const covered = totalOf(new Set(queryTerms)) / all;
      return article ? [{ article, score: score * Math.sqrt(covered), covered }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, FOUND_AT_MOST);
};

/** Articles that someone who reads this one may read next, the nearest first. */
export const relatedTo = (article: Article, role: Role): Article[] =>
  findArticles(article.title, role)
    .map((found) => found.article)
    .filter(({ id }) => id !== article.id)
    .slice(0, RELATED);
