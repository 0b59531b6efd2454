import { TITLE_WORDS } from '#functions/parts/resume/lexicon/work.ts';
import type { Word } from './words.ts';

/** Words of titles that mean something else in questions to the advisor. */
const OTHERWISE = new Set(
  'mentor student intern internship trainee member owner staff lead leader head principal resident partner mentee coach expert senior junior scrum backend frontend fullstack devops product volunteer contractor registrar va ra ta gra it hr qa pm fellow as'.split(
    ' ',
  ),
);
const MORE =
  'tester economist statistician actuary marketer aide worker electrician biologist chemist physicist midwife vet representative'.split(
    ' ',
  );

const isHead = (word: string): boolean => {
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  return (TITLE_WORDS.has(one) && !OTHERWISE.has(one) && !OTHERWISE.has(word)) || MORE.includes(one);
};

/** Fields of work, which name a role before `internship` and the like, and titles begin with. */
const FIELDS = new Set(
  `data frontend front-end backend back-end fullstack full-stack software hardware product project web mobile ux ui qa it hr devops cloud
  marketing sales finance financial accounting consulting design graphic research nursing teaching legal law healthcare medical engineering
  mechanical electrical civil chemical biomedical industrial network security cybersecurity machine learning ai ml business operations
  customer support success social media content communications journalism audit tax investment banking logistics supply chain retail
  hospitality education psychology biology chemistry physics mathematics statistics architecture game robotics embedded android ios
  quantitative risk insurance analytics science senior junior lead associate assistant principal chief technical public policy development
  human resources quality solutions site reliability computer information systems system database environmental
  sustainability energy policy production event events art creative video film music fashion interior urban`.split(
    /\s+/,
  ),
);
const KINDS =
  /^(?:internships?|interns?|jobs?|roles?|positions?|openings?|placements?|work|apprenticeships?|careers?|vacanc(?:y|ies)|opportunit(?:y|ies)|postings?|projects?|gigs?|people|person|post)$/;
const FILLER =
  /^(?:a|an|the|my|this|that|some|any|for|as|new|remote|hybrid|paid|unpaid|open|is|are|be|me|of|to|in|at|or|and|first|second|third|last)$/;
const TARGET = /^(?:for|into|towards|as|become|becoming|being|in)$/;

/** Whether a word is one that titles have, so that its spelling is right. */
export const isOfTitles = (word: string): boolean => isHead(word) || FIELDS.has(word);

/** Whether a word can stand before a title’s last word. */
const begins = (word: string): boolean =>
  FIELDS.has(word) || /^(?:python|java|javascript|react|php|ruby|sql)$/.test(word);

/** A run of words that names a role, with where it is. */
export interface FoundTitle {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** The title that ends with the word at a place: the head and the fields before it, or any words after `a` or `for`. */
const endingAt = (words: readonly Word[], last: number): FoundTitle => {
  let from = last;
  while (from > 0 && last - from < 3 && begins(words[from - 1]?.text ?? '')) from -= 1;
  const before = words[from - 1]?.text ?? '';
  const unknown = from === last && before.length > 3 && !FILLER.test(before);
  const opener = words[from - 2]?.text ?? '';
  if (unknown && /^(?:a|an|for|as|become|becoming|junior|senior)$/.test(opener)) from -= 1;
  return titleAt(words, from, last);
};

const titleAt = (words: readonly Word[], from: number, last: number): FoundTitle => ({
  title: words
    .slice(from, last + 1)
    .map(({ text }) => text)
    .join(' '),
  from,
  to: last + 1,
});

/** The role to work in that a question names: `data analyst`, or `marketing` of marketing internships. */
export const titleIn = (words: readonly Word[]): FoundTitle | undefined => {
  const head = words.findIndex(({ text }) => isHead(text));
  if (head >= 0) return endingAt(words, head);
  for (let last = 0; last < words.length; last++) {
    if (!FIELDS.has(words[last]?.text ?? '')) continue;
    let to = last;
    while (FIELDS.has(words[to + 1]?.text ?? '')) to += 1;
    const isBeforeKind = KINDS.test(words[to + 1]?.text ?? '');
    const isTarget = TARGET.test(words[last - 1]?.text ?? '');
    if (isBeforeKind || isTarget) return titleAt(words, last, to);
    last = to;
  }
  return undefined;
};
