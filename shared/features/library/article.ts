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

/** A short article of the library. */
export interface Article {
  /** Its address is `/library/<id>`. */
  readonly id: string;
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
}

/** The address of an article’s page. */
export const articlePath = (id: string): `/${string}` => `/library/${id}`;

/** Whether a source of an article should have been read again before a day (`YYYY-MM-DD`). */
export const isPastDue = ({ sources }: Pick<Article, 'sources'>, today: string): boolean =>
  sources.some(({ readNext }) => readNext < today);
