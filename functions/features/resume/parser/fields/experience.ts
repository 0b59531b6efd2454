import {
  AGENT_ENDING,
  COMPANIES,
  COMPANY_WORDS,
  LEGAL_FORM,
  TITLE_ENDING,
  TITLE_WORDS,
} from '#functions/parts/resume/lexicon/work.ts';
import { cut, type Line, type Spot } from '../layout/lines.ts';
import { type Entry, entriesOf, highlightsOf } from '../sections/entries.ts';
import { entryDate, type Head, type Piece, splitHead } from '../sections/pieces.ts';
import { placeScore, trailingPlace } from './place.ts';
import { type MaybeRead, read, readDate } from './read.ts';
import { isEmployer, mayBeTown, trailingTown, UNLISTED, withTown } from './town.ts';

export type Job = {
  company: MaybeRead;
  title: MaybeRead;
  location: MaybeRead;
  start: MaybeRead;
  end: MaybeRead;
  highlights: Spot[];
};

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,()/&|]+/)
    .filter((word) => word !== '');

/** Feminine endings and the masculine ones under which the list has a title. */
const FEMININE: readonly [RegExp, string][] = [
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/trice$/, 'tore'],
  [/(?:ière|iere)$/, 'ier'],
  [/enne$/, 'en'],
  [/ora$/, 'or'],
  [/a$/, 'o'],
  [/e$/, ''],
  [/s$/, ''],
];

const isTitleWord = (word: string): boolean =>
  TITLE_WORDS.has(word) ||
  TITLE_ENDING.test(word) ||
  (word.length > 5 &&
    FEMININE.some(([ending, other]) => ending.test(word) && TITLE_WORDS.has(word.replace(ending, other))));

/** How much a text looks like the title of a position (positive) or the name of an employer (negative). */
export const titleScore = (text: string): number => {
  const words = tokens(text);
  const clean = words.map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const title = clean.filter(isTitleWord).length;
  const company = words.filter((word) => COMPANY_WORDS.has(word) || COMPANIES.has(word)).length;
  const last = clean.at(-1) ?? '';
  const suffix = LEGAL_FORM.test(text);
  const ends = isTitleWord(last) || isTitleWord(clean[0] ?? '');
  const agent =
    title === 0 && [last, clean[0] ?? ''].some((word) => word.length > 4 && AGENT_ENDING.test(word));
  const proper = /^The\s|\s&\s|\d/u.test(text);
  return (
    Math.min(2, title) * 1.5 +
    (ends ? 1 : 0) +
    (agent ? 0.7 : 0) -
    Math.min(2, company) * 1.2 -
    (suffix ? 3 : 0) -
    (proper ? 0.6 : 0)
  );
};

const LABEL =
  /^(?:company(?: name)?|employer|organi[sz]ation|designation|position(?: held)?|role|title|job title|job role|profile|function|período|periodo|función|fonction|occupation or position held|name of employer|arbeitgeber|funktion|tätigkeit|location|client|project|unternehmen|poste|entreprise|puesto|empresa|cargo)\s*:\s*/i;

const unlabelled = <T extends Spot>(piece: T): T => {
  const match = LABEL.exec(piece.text);
  return match ? { ...piece, ...cut(piece, match[0].length) } : piece;
};

/** "Title, Company", "Title at Company": the separator at which the sides differ most. */
const divide = (piece: Spot): [Spot, Spot] | undefined => {
  let best: { score: number; sides: [Spot, Spot] } | undefined;
  for (const match of piece.text.matchAll(
    /,\s+|\s+(?:at|bei(?: der)?|chez|en|presso|@|for|with|na|hos|bij|w)\s+|\s*\(|:\s+|\s+\/\s+/giu,
  )) {
    const left = cut(piece, 0, match.index);
    const right = cut(piece, match.index + match[0].length);
    if (left.text.length < 2 || right.text.length < 2) continue;
    const word = /\p{L}/u.test(match[0]);
    // "at" is said of nothing but an employer; "for" and "with" are parts of titles, too.
    const isAt = /\s(?:at|@|bei(?: der)?|chez|presso|hos|bij)\s/iu.test(match[0]);
    if (word && !isAt && titleScore(left.text) <= 0) continue;
    const score = isAt ? 4 : Math.abs(titleScore(left.text) - titleScore(right.text)) + (word ? 1 : 0);
    if (!best || score > best.score) best = { score, sides: [left, right] };
  }
  return best && best.score > 0.6 ? best.sides : undefined;
};

type Draft = {
  entry: Entry;
  head: Head;
  names: Spot[];
  looks: string[];
  location: MaybeRead;
  split: boolean;
};

/** Takes the place out of the pieces: one that is a place, or the end of one. */
const draftOf = (entry: Entry): Draft => {
  const head = splitHead(entry.head);
  const pieces = head.pieces
    .filter(({ text }) => head.pieces.length < 3 || !LABEL.test(`${text}: `))
    .map(unlabelled)
    .filter(({ text }) => text !== '');
  let location: MaybeRead = null;
  const place = pieces.find((piece) => piece.place > 0.85) ?? pieces.find((piece) => piece.place > 0);
  let rest: Piece[] = pieces;
  if (place && pieces.length > 1) {
    location = read(place, place.place);
    rest = pieces.filter((piece) => piece !== place && piece.place < 0.85);
    if (rest.length === 0) rest = pieces.filter((piece) => piece !== place);
  }
  const shortened = rest.map((piece): Piece => {
    const at = trailingPlace(piece.text) ?? (location ? undefined : trailingTown(piece.text, false));
    if (at === undefined || at < 2) return piece;
    const found = cut(piece, at).text.replace(/^[\s,–—|(-]+|\)$/g, '');
    if (location && !/,/.test(found) && placeScore(found) < 0.95) return piece;
    const from = piece.text.indexOf(found, at);
    location ??= read(cut(piece, from, from + found.length), placeScore(found) > 0.5 ? 0.9 : UNLISTED);
    return { ...piece, ...cut(piece, 0, at) };
  });
  const town = location
    ? -1
    : shortened.findIndex(({ text, line }, index) => {
        const before = shortened[index - 1];
        return before?.line === line && isEmployer(before.text) && mayBeTown(text);
      });
  const beside = shortened[town];
  if (beside && shortened.length > 2) location = read(beside, UNLISTED);
  const names = shortened.filter(
    (piece) => piece.text.length <= 120 && (piece !== beside || shortened.length <= 2),
  );
  const [only] = names;
  if (names.length === 1 && only) {
    const sides = divide(only);
    if (sides) return { entry, head, names: sides, looks: [], location, split: true };
  }
  return { entry, head, names, looks: names.map(({ look }) => look), location, split: false };
};

/** Whether titles come before companies in this document: positive when they do. */
const titleFirst = (drafts: readonly Draft[]): number => {
  let sum = 0;
  for (const { names } of drafts) {
    const [first, second] = names;
    if (first && second) sum += Math.max(-3, Math.min(3, titleScore(first.text) - titleScore(second.text)));
  }
  return sum;
};

const assign = (
  draft: Draft,
  order: number,
  usual: readonly string[],
): { title: MaybeRead; company: MaybeRead; sure: number } => {
  const [first, second, third] = draft.names;
  if (!first) return { title: null, company: null, sure: 0 };
  if (!second) {
    const score = titleScore(first.text);
    return score > 0
      ? { title: read(first, 0.75), company: null, sure: 0.6 }
      : { title: null, company: read(first, 0.6), sure: 0.5 };
  }
  const own = titleScore(first.text) - titleScore(second.text);
  const swapped = draft.looks[0] === usual[1] && draft.looks[1] === usual[0] && usual[0] !== usual[1];
  const contrary =
    Math.sign(own) !== Math.sign(order) &&
    (Math.abs(own) >= 3.5 || (swapped && own !== 0) || (draft.split && Math.abs(own) > 1));
  const titleIsFirst = contrary ? own > 0 : order >= 0;
  const agreed = Math.sign(own) === Math.sign(order) ? 0.95 : 0.7;
  let [title, company] = titleIsFirst ? [first, second] : [second, first];
  // A department or a product between the two: the title is the piece that says so.
  if (third && titleScore(third.text) > 1.4 && titleScore(title.text) <= 0) title = third;
  else if (third && titleIsFirst && titleScore(second.text) > 0.5 && titleScore(third.text) < 0)
    company = third;
  return { title: read(title, agreed), company: read(company, agreed), sure: agreed };
};

/** Reads the positions of a section. */
export const readJobs = (lines: readonly Line[]): Job[] => {
  const drafts = entriesOf(lines).map(draftOf);
  const order = titleFirst(drafts);
  const pairs = drafts
    .filter(({ looks }) => looks.length > 1)
    .map(({ looks }) => looks.slice(0, 2).join('\n'));
  const usual =
    [...Map.groupBy(pairs, (pair) => pair)]
      .toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
      .split('\n') ?? [];
  const jobs: (Job & { alone: boolean; bodyless: boolean })[] = [];
  for (const draft of drafts) {
    const { title, company: employer } = assign(draft, order, usual);
    const { company, location } = title
      ? withTown(employer, draft.location)
      : { company: employer, location: draft.location };
    const date = entryDate(draft.head.dates);
    if (!title && !company && !date.startSpot) continue;
    jobs.push({
      company,
      title,
      location,
      start: readDate(date.startSpot, date.start),
      end: readDate(date.endSpot, date.end),
      highlights: highlightsOf(draft.entry.body),
      alone: title === null && company !== null,
      bodyless: draft.entry.body.length === 0,
    });
  }
  return withParents(jobs).map(({ alone: _, bodyless: __, ...job }) => job);
};

/** Positions under one employer: those without a company take that of the entry above them. */
const withParents = <T extends Job & { alone: boolean; bodyless: boolean }>(jobs: readonly T[]): T[] => {
  const kept: T[] = [];
  let parent: T | undefined;
  for (const [index, job] of jobs.entries()) {
    const next = jobs[index + 1];
    if (job.alone && job.bodyless && next?.title && !next.company) {
      parent = job;
      continue;
    }
    if (job.company) parent = job;
    const company = job.company ?? (job.title && parent?.company ? { ...parent.company, sure: 0.7 } : null);
    kept.push({
      ...job,
      company,
      location: job.location ?? (job.company ? null : (parent?.location ?? null)),
    });
  }
  return kept;
};
