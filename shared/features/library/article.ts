import type { Role } from '#shared/core/contract.ts';

// Types and plain functions without schemas: the function of the pages and the browser load them with an article.

/** What the articles are about. */
export const TOPICS = [
  'applying',
  'interviewing',
  'portfolios',
  'offers',
  'first-weeks',
  'networking',
  'mentoring',
  'reviews',
  'abroad',
  'hiring-law',
  'hiring',
  'alumni',
  'founding',
  'fledge',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Topics as they follow "More on". */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  applying: 'applying',
  interviewing: 'interviewing',
  portfolios: 'portfolios',
  offers: 'offers and pay',
  'first-weeks': 'your first weeks',
  networking: 'networking',
  mentoring: 'mentoring',
  reviews: 'reviews',
  abroad: 'studying and working abroad',
  'hiring-law': 'hiring law',
  hiring: 'hiring',
  alumni: 'life after your studies',
  founding: 'founding a startup',
  fledge: 'how Fledge works',
};

/** Articles to which screens lead, with their titles: the browser has no other article before one is opened. */
export const POINTED_AT = {
  'tailor-a-resume': 'How do I tailor my resume to a posting?',
  'prepare-for-an-interview': 'How do I prepare for a job interview?',
  'write-a-mentoring-request': 'What do I write in a request to a mentor?',
  'first-mentoring-session': 'How do I run a first session as a mentor?',
  'how-matches-work': 'How is my match with an opening computed?',
  'set-goals-with-a-mentee': 'How do I set goals with a mentee?',
  'what-the-advisor-does': 'What can the advisor do, and what can it not do?',
} as const;

/** What an entry of the library is. */
export const ENTRY_TYPES = ['guide', 'template', 'checklist', 'link'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** What a licence allows anyone to do: pass on and change, the same without earning money by it, or read. */
export const PERMISSIONS = ['sharing', 'non-commercial', 'reading'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Under which terms a text may be used. */
export interface Licence {
  /** As its publisher calls it, such as `CC BY-SA 2.5`. */
  readonly name: string;
  readonly allows: Permission;
}

/** The terms of the library’s own texts. */
export const OWN_LICENCE: Licence = {
  name: 'Fledge: free to read, print and copy for your own use',
  allows: 'reading',
};

/** A page elsewhere that an entry recommends. */
export interface LinkedPage {
  readonly address: string;
  readonly publisher: string;
}

/** How many days after it was read a source has to be read again. */
export const READ_AGAIN_DAYS = 180;

/** A part of an article, in plain text. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** An official page that an article goes by. Days are `YYYY-MM-DD`. */
export interface ArticleSource {
  readonly title: string;
  readonly url: string;
  /** On which day it was read. */
  readonly readOn: string;
  /** On which day it has to be read again: from the day after, what the article says may be out of date. */
  readonly readNext: string;
}

/** A screen of the product that an article is about. */
export interface ArticleScreen {
  readonly title: string;
  readonly path: `/${string}`;
}

/** An entry of the library: a short article, a text to copy, a list to tick off, or a recommended page. */
export interface Article {
  /** Its address is `/library/<id>`. */
  readonly id: string;
  readonly type: EntryType;
  readonly title: string;
  /** Whom it is written for. Everyone may read it. */
  readonly roles: readonly Role[];
  readonly topics: readonly [Topic, ...Topic[]];
  /** The day of its last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly sources: readonly ArticleSource[];
  /** Whether it reports what official pages say, or is general advice. */
  readonly kind: 'sourced' | 'general';
  /** Whether it says something about law or visas. Such an article has a source. */
  readonly law: boolean;
  /** Answers the question of the title directly, in two or three sentences. */
  readonly answer: string;
  readonly body: readonly ArticleBlock[];
  readonly screens: readonly ArticleScreen[];
  readonly licence: Licence;
  /** The text of a template, line by line, as it is copied; empty for all others. */
  readonly copy: readonly string[];
  /** Where a link leads; null for all others. */
  readonly link: LinkedPage | null;
}

/** How many words a reader has read after a minute. */
const WORDS_A_MINUTE = 200;

/** All that an article says below its title, piece by piece. */
export const piecesOf = ({ answer, body, copy }: Pick<Article, 'answer' | 'body' | 'copy'>): string[] => [
  answer,
  ...body.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
  ...copy,
];

/** How many minutes it takes to read an article. */
export const minutesOf = (article: Pick<Article, 'answer' | 'body' | 'copy'>): number => {
  const words = piecesOf(article).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
};

/** The address of an article’s page. */
export const articlePath = (id: string): `/${string}` => `/library/${id}`;

/** Whether a source of an article should have been read again before a day (`YYYY-MM-DD`). */
export const isPastDue = ({ sources }: Pick<Article, 'sources'>, today: string): boolean =>
  sources.some(({ readNext }) => readNext < today);
