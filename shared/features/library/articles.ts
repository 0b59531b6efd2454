import type { Article } from './article.ts';
import { APPLYING } from './topics/applying.ts';
import { INTERVIEWING } from './topics/interviewing.ts';

/** All articles of the library. They have about 200 KB: load this module when one is asked for, not at the start. */
export const ARTICLES: readonly Article[] = [
  ...APPLYING,
  ...INTERVIEWING,
];
