import { daysAfter } from '#shared/core/reply-clock.ts';
import {
  type Article,
  type ArticleBlock,
  type ArticleSource,
  type Licence,
  type LinkedPage,
  OWN_LICENCE,
  READ_AGAIN_DAYS,
} from './article.ts';

/** What the articles are written with: the same words for the same parts. */

export const heading = (text: string): ArticleBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): ArticleBlock => ({ kind: 'list', items });

/** A page that was read on a day (`YYYY-MM-DD`), to be read again half a year later. */
export const source = (title: string, url: string, readOn: string): ArticleSource => ({
  title,
  url,
  readOn,
  readNext: daysAfter(readOn, READ_AGAIN_DAYS),
});

type Written = Pick<Article, 'id' | 'title' | 'roles' | 'topics' | 'answer' | 'body'> &
  Partial<Pick<Article, 'screens' | 'updated'>>;
type Sources = readonly [ArticleSource, ...ArticleSource[]];

/** The day on which the first articles were written. */
const FIRST_DAY = '2026-11-26';
/** The day on which templates, checklists and links were added. */
const SECOND_DAY = '2026-11-27';

const OWN = { licence: OWN_LICENCE, copy: [], link: null } as const;
const ADVICE = { sources: [], kind: 'general', law: false } as const;

/** An article with general advice, which rests on no official page. */
export const general = ({ updated = FIRST_DAY, screens = [], ...article }: Written): Article => ({
  ...article,
  ...OWN,
  ...ADVICE,
  type: 'guide',
  updated,
  screens,
});

/** An article about law or visas, which says what official pages say. */
export const aboutLaw = ({
  updated = FIRST_DAY,
  screens = [],
  ...article
}: Written & { readonly sources: Sources }): Article => ({
  ...article,
  ...OWN,
  type: 'guide',
  updated,
  screens,
  kind: 'sourced',
  law: true,
});

/** A text to copy, with how to fill it in. What its reader has to replace is in square brackets. */
export const template = ({
  updated = SECOND_DAY,
  screens = [],
  copy,
  ...article
}: Written & { readonly copy: readonly [string, ...string[]] }): Article => ({
  ...article,
  ...OWN,
  ...ADVICE,
  type: 'template',
  copy,
  updated,
  screens,
});

/** Lists to tick off. */
export const checklist = ({ updated = SECOND_DAY, screens = [], ...article }: Written): Article => ({
  ...article,
  ...OWN,
  ...ADVICE,
  type: 'checklist',
  updated,
  screens,
});

/**
 * A page elsewhere: the answer says what it is good for. `readOn` is the day on which the page and its licence were read;
 * `law` says whether it is about law or visas.
 */
export const link = ({
  updated = SECOND_DAY,
  screens = [],
  address,
  publisher,
  licence,
  readOn,
  law = false,
  ...article
}: Written &
  LinkedPage & {
    readonly licence: Licence;
    readonly readOn: string;
    readonly law?: boolean;
  }): Article => ({
  ...article,
  type: 'link',
  updated,
  screens,
  licence,
  copy: [],
  link: { address, publisher },
  sources: [source(`${article.title} (${publisher})`, address, readOn)],
  kind: 'sourced',
  law,
});
