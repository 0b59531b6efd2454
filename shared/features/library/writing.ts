import type { Article, ArticleBlock, ArticleSource } from './article.ts';

/** What the articles are written with: the same words for the same parts. */

export const heading = (text: string): ArticleBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): ArticleBlock => ({ kind: 'list', items });

type Written = Omit<Article, 'kind' | 'sources' | 'law' | 'updated' | 'screens'> &
  Partial<Pick<Article, 'screens' | 'updated'>>;

/** The day on which the first articles were written. */
const FIRST_DAY = '2026-11-26';

/** An article with general advice, which rests on no official page. */
export const general = ({ updated = FIRST_DAY, screens = [], ...article }: Written): Article => ({
  ...article,
  updated,
  screens,
  sources: [],
  kind: 'general',
  law: false,
});

/** An article about law or visas, which says what official pages say. */
export const aboutLaw = ({
  updated = FIRST_DAY,
  screens = [],
  ...article
}: Written & { readonly sources: readonly [ArticleSource, ...ArticleSource[]] }): Article => ({
  ...article,
  updated,
  screens,
  kind: 'sourced',
  law: true,
});
