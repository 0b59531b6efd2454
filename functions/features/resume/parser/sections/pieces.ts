import { splitAt } from '../fields/contact.ts';
import { type DateMatch, findDates } from '../fields/dates.ts';
import { placeScore } from '../fields/place.ts';
import { cut, type Line, type Spot, spotOf } from '../layout/lines.ts';
import { BULLET, ICON, type Word } from '../pdf/glyphs.ts';

/** A text of the head of an entry that is not divided further by looks: a candidate for one field. */
export type Piece = Spot & { look: string; line: number; place: number };
/** The head of an entry taken apart. */
export type Head = { pieces: Piece[]; dates: (DateMatch & { spot: Spot })[] };

const SEPARATORS = /\s*[|•·‖¦⋅∙●◦▪]\s*|\s+[–—‒―]\s+|\s+-\s+|\s*[–—―]\s+|\s+@\s+|\s+\/\/\s+|\t+/gu;

const lookOf = ({ size, bold, italic, color, font }: Word): string =>
  `${Math.round(size * 2)}|${bold}|${italic}|${color}|${font}`;

/** Removes separators and unpaired parentheses at the ends. */
const trimmed = (spot: Spot): Spot => {
  const start =
    /^(?:[\s,;:|–—\-•·/)\]@]+|\d{1,2}[.)]\s+(?=\p{Lu})|(?:at|bei|chez|presso|hos|bij)\s+(?=\p{Lu}))+/u.exec(
      spot.text,
    )?.[0].length ?? 0;
  const end = /[\s,;:|–—\-•·/([]+$/u.exec(spot.text)?.[0].length ?? 0;
  const inner = cut(spot, start, Math.max(start, spot.text.length - end));
  if (
    /(?:[\p{L}\d]{5,}|,\s[A-Z]{2})\.$/u.test(inner.text) &&
    !/\b(?:Corp|GmbH|Univ|Assoc|Dept)\.$/.test(inner.text)
  )
    return trimmed(cut(inner, 0, inner.text.length - 1));
  if (/^\([^()]*\)$/.test(inner.text)) return cut(inner, 1, inner.text.length - 1);
  if (inner.text.startsWith('(') && !inner.text.includes(')')) return cut(inner, 1);
  if (inner.text.endsWith(')') && !inner.text.includes('(')) return cut(inner, 0, inner.text.length - 1);
  return inner;
};

/** Whether the file has no name for a font, so that its weight is not known. */
const isUnnamed = ({ font }: Word): boolean => /^g_d\d+_f\d+$/.test(font);

/** Runs of words in one look; a lone comma or full stop belongs to what is before it. */
const lookRuns = (words: readonly Word[]): Word[][] => {
  const runs: Word[][] = [];
  for (const word of words) {
    if (word.text === ICON || word.text === BULLET) {
      runs.push([]);
      continue;
    }
    const open = runs.at(-1);
    const [first] = open ?? [];
    const differs =
      first &&
      lookOf(first) !== lookOf(word) &&
      /[\p{L}\p{N}]/u.test(word.text) &&
      /[\p{L}\p{N}]/u.test(first.text);
    const subtle =
      first &&
      !(isUnnamed(first) && first.font !== word.font) &&
      first.bold === word.bold &&
      first.italic === word.italic &&
      Math.abs(first.size - word.size) < 1.6 &&
      first.color === word.color;
    if (!open || (differs && !subtle)) runs.push([word]);
    else open.push(word);
  }
  return runs.filter((run) => run.length > 0);
};

/** What introduces a date and is no text of its own. */
const DATE_LABEL =
  /(?:\(?\b(?:expected(?: graduation)?|graduat(?:ed|ion|ing)(?: date)?|anticipated|class of|since|seit|depuis|desde|from|exp\.?|abschluss|voraussichtlich|completed|awarded|obtained|promotion|obtenu en|date|dates|duration|period|zeitraum|issued)\b[\s:.]*)+$/iu;
const AFTER_DATE =
  /^\s*\(?\s*(?:\(?\d{1,2}\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses)\.?,?\s*)+\)?|^\s*\((?:expected|present|anticipated|voraussichtlich|ongoing|in progress|predicted)\)|^\s*expected\b/iu;

/** Takes the head of an entry apart by gaps, looks, dates and separators. */
export const splitHead = (lines: readonly Line[]): Head => {
  const pieces: Piece[] = [];
  const dates: Head['dates'] = [];
  for (const [index, line] of lines.entries()) {
    for (const segment of line.segments) {
      const whole = spotOf(segment.words);
      const found = findDates(whole.text);
      dates.push(...found.map((date) => ({ ...date, spot: cut(whole, date.from, date.to) })));
      const rests: Spot[] = [];
      let from = 0;
      for (const { from: at, to } of found) {
        const before = cut(whole, from, at);
        const label = DATE_LABEL.exec(before.text);
        rests.push(label ? cut(before, 0, label.index) : before);
        from = to + (AFTER_DATE.exec(whole.text.slice(to))?.[0].length ?? 0);
      }
      rests.push(cut(whole, from));
      for (const rest of rests) {
        const words = wordsWithIcons(segment.words, rest);
        for (const run of lookRuns(words)) {
          const spot = partOf(rest, run);
          for (const part of splitAt(spot, SEPARATORS)) {
            const text = trimmed(part);
            const [first] = text.words;
            if (first && /[\p{L}\p{N}]/u.test(text.text))
              pieces.push({ ...text, look: lookOf(first), line: index, place: placeScore(text.text) });
          }
        }
      }
    }
  }
  return { pieces, dates };
};

/** The words of a part, with the icons that stand between them. */
const wordsWithIcons = (all: readonly Word[], { words }: Spot): Word[] => {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
};

/** The part of a text that a run of its words makes. */
const partOf = (spot: Spot, run: readonly Word[]): Spot => {
  const [begin, end] = [run[0], run.at(-1)];
  const first = begin ? spot.words.indexOf(begin) : 0;
  const last = end ? spot.words.indexOf(end) : 0;
  const from = Math.max(0, spot.starts[first] ?? 0);
  const next = spot.starts[last + 1];
  return cut(spot, from, next ?? spot.text.length);
};

/** The date of an entry: the first range, or its single dates. */
export const entryDate = (
  dates: Head['dates'],
): { start: string | null; end: string | null; startSpot?: Spot; endSpot?: Spot } => {
  const range = dates.find(({ isRange }) => isRange);
  if (range) return { start: range.start, end: range.end, startSpot: range.spot, endSpot: range.spot };
  const [first, second] = dates;
  if (!first) return { start: null, end: null };
  if (second && (first.start ?? '') <= (second.start ?? '') && dates.length === 2)
    return { start: first.start, end: second.start, startSpot: first.spot, endSpot: second.spot };
  return { start: first.start, end: null, startSpot: first.spot };
};
