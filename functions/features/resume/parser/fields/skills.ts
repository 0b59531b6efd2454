import { cut, isBullet, type Line, type Spot, spotOf, textOf } from '../layout/lines.ts';
import { LEVELS, SLASHED } from '../lexicon/skills.ts';
import { BULLET, ICON, type Word } from '../pdf/glyphs.ts';
import { headingKind } from '../sections/heading-words.ts';
import { EMAIL, splitAt, URL } from './contact.ts';
import { type MaybeRead, type Read, read } from './read.ts';

const LIST = /\s*[,;|•·●▪∙‖¦]\s*(?![^(]*\))|\s+[–—-]\s+/gu;
const LEVEL_NOTE = /\s*[(:–—-]\s*([^()]+?)\)?\s*$/u;

/** Gaps from which words without separators are tags beside each other, in parts of the size. */
const TAG_GAP = 0.55;

const gapBefore = (words: readonly Word[], index: number): number => {
  const [before, word] = [words[index - 1], words[index]];
  return before && word ? (word.box[0] - before.box[2]) / word.size : 0;
};

/** Tags on one line: gaps that are far wider than the others, or than a space. */
const isTagGap = (words: readonly Word[], index: number): boolean => {
  if (words.some(({ text, loose }) => /[,;|·:]$/.test(text) || loose > 0)) return false;
  const narrow = Math.min(0.35, ...words.slice(1).map((_, at) => gapBefore(words, at + 1)));
  return gapBefore(words, index) > Math.max(TAG_GAP, 1.6 * narrow);
};

/** Runs of words between bullets, icons and wide gaps. */
const runsOf = (line: Line): Word[][] =>
  line.segments
    .flatMap(({ words }) => {
      const runs: Word[][] = [[]];
      for (const [index, word] of words.entries()) {
        if (word.text === BULLET || word.text === ICON || isTagGap(words, index)) runs.push([]);
        if (word.text !== BULLET && word.text !== ICON) runs.at(-1)?.push(word);
      }
      return runs;
    })
    .filter((run) => run.length > 0);

/** Whether the words before some point are a label: bold before plain, or another color. */
const differs = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.bold !== other.bold ||
    one.italic !== other.italic ||
    one.color !== other.color ||
    Math.abs(one.size - other.size) > 0.7);

const differsInFont = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined && other !== undefined && one.font !== other.font;

/** Removes "Languages:" and the like, by the colon or by the look of the first words. */
const withoutLabel = (words: readonly Word[]): Word[] => {
  const colon = words.findIndex(({ text }) => /:$/.test(text) && !/^https?:$/.test(text));
  if (colon >= 0 && colon <= 5 && words.slice(0, colon).every(({ text }) => !/[,;]$/.test(text)))
    return words.slice(colon + 1);
  const change = words.findIndex((word, index) => index > 0 && differs(words[0], word));
  const label = words.slice(0, Math.max(0, change));
  const rest = words.slice(change);
  if (
    change > 0 &&
    label.length <= 4 &&
    words[0]?.bold &&
    !label.some(({ text }) => /,$/.test(text)) &&
    rest.some(({ text }) => /[\p{L}]/u.test(text))
  ) {
    const first = rest[0]?.text ?? '';
    return rest.slice(/^[:–—-]$/.test(first) ? 1 : 0);
  }
  return [...words];
};

const isSeveral = (line: Line): boolean => {
  const runs = runsOf(line);
  return runs.length > 1 || runs.some((run) => /[,;|]\s|\s[·/]\s/.test(textOf(run)));
};

/**
 * Lines that name the group of the list below them: short lines between lists of several skills, which look no different.
 */
const groupNames = (lines: readonly Line[]): Set<Line> => {
  const names = lines.filter((line, index) => {
    const next = lines[index + 1];
    const before = lines[index - 1];
    const isShort = line.words.length <= 3 && !isBullet(line) && !isSeveral(line);
    const isEnd = before && line.base - before.base < 1.3 * line.size && isBullet(before);
    return isShort && !isEnd && next !== undefined && isSeveral(next) && (!before || isSeveral(before));
  });
  const lists = lines.filter(isSeveral).length;
  return names.length >= 2 && lines.length <= names.length + lists ? new Set(names) : new Set();
};

/** Lists that go on in the next line are joined to one. */
const listsOf = (all: readonly Line[]): Word[][] => {
  const names = groupNames(all);
  const lines = all.filter((line) => !names.has(line));
  const right = Math.max(...lines.map(({ box }) => box[2]));
  const left = Math.min(...lines.map(({ box }) => box[0]));
  const lists: { words: Word[]; full: boolean; base: number; page: number; x: number }[] = [];
  for (const line of lines) {
    const all = runsOf(line);
    let runs = all;
    const [label, ...values] = runs;
    const isRow =
      label &&
      values.length > 0 &&
      label.length <= 4 &&
      line.segments.length > 1 &&
      !/[,;]/.test(textOf(label)) &&
      values.some((run) => /[,;|]/.test(textOf(run)));
    if (
      isRow ||
      (label &&
        values.length === 1 &&
        line.segments.length > 1 &&
        differs(label[0], values[0]?.[0]) &&
        label[0]?.bold)
    )
      runs = values;
    for (const [index, run] of runs.entries()) {
      const open = lists.at(-1);
      const begins = index > 0 || isBullet(line) || hasLabel(run) || runs !== all;
      const near =
        open && line.page === open.page && line.base - open.base < 1.9 * line.size && line.base > open.base;
      const goesOn =
        open &&
        near &&
        !begins &&
        runs.length === 1 &&
        (/[,;/&|(]$/.test(textOf(open.words)) || (open.full && /[,;|]/.test(textOf(open.words))));
      const full = line.box[2] > left + 0.8 * (right - left);
      if (open && goesOn) {
        open.words.push(...run);
        open.full = full;
        open.base = line.base;
      } else lists.push({ words: [...run], full, base: line.base, page: line.page, x: line.box[0] });
    }
  }
  return lists.map(({ words }) => words);
};

const hasLabel = (run: readonly Word[]): boolean =>
  withoutLabel(run).length < run.length || /:$/.test(textOf(run));

/** "HTML/CSS" is two skills, "CI/CD" one. */
const slashed = (spot: Spot): Spot[] => {
  if (!spot.text.includes('/') || SLASHED.test(spot.text) || /https?:|\(/.test(spot.text)) return [spot];
  const sides = spot.text.split('/');
  if (sides.some((side) => side.trim().length < 2 && !/^[CR]$/.test(side.trim()))) return [spot];
  return sides.every((side) => side.trim().split(/\s+/).length <= 3) ? splitAt(spot, /\s*\/\s*/gu) : [spot];
};

/** "Python (Pandas, NumPy)" is three skills; a level in parentheses is none. */
const unfolded = (spot: Spot): Spot[] => {
  const match = /^(.+?)\s*\(([^()]+)\)\s*\.?$/u.exec(spot.text);
  if (!match?.[1] || !match[2]) return [spot];
  const outer = cut(spot, 0, match[1].length);
  const at = spot.text.indexOf('(') + 1;
  const inner = cut(spot, at, at + match[2].length);
  if (!/[,;/]/.test(match[2])) return LEVELS.test(match[2].trim()) ? [outer] : [spot];
  return [outer, ...splitAt(inner, /\s*[,;]\s*/gu)];
};

const cleaned = (spot: Spot): Spot => {
  const start = /^(?:[-–—*>•·\s]+|and\s+|und\s+|et\s+|y\s+|e\s+|etc\.?$)/iu.exec(spot.text)?.[0].length ?? 0;
  const part = cut(
    spot,
    start,
    spot.text.replace(/[\s,;:.]+$/u, (end) =>
      /^\.\s*$/.test(end) && /\b(?:etc|inc)$/i.test(spot.text.slice(0, -end.length)) ? end : '',
    ).length,
  );
  const note = LEVEL_NOTE.exec(part.text);
  return note?.[1] && LEVELS.test(note[1].trim()) ? cut(part, 0, note.index) : part;
};

/** A link in the last section of a column belongs to no list. */
const isAddress = (text: string): boolean => {
  const match = URL.exec(text)?.[0] ?? '';
  return EMAIL.test(text) || match.includes('/') || match.split('.').length > 2;
};

/** Reads the skills of a section; each once. */
export const readSkills = (lines: readonly Line[]): Read[] => {
  const found = new Map<string, Read>();
  const lists = listsOf(lines);
  const bold = lists.filter(([first]) => first?.bold).length / Math.max(1, lists.length);
  const italic = lists.filter(([first]) => first?.italic).length / Math.max(1, lists.length);
  for (const [index, words] of lists.entries()) {
    const next = lists[index + 1];
    const [first] = words;
    const looksApart =
      (bold < 0.6 && words.every((word) => word.bold)) ||
      (italic < 0.6 && words.every((word) => word.italic)) ||
      (differsInFont(first, next?.[0]) &&
        /[,;|•·]/.test(`${textOf(next ?? [])}${next?.some(({ text }) => text === BULLET) ? ',' : ''}`));
    const isLabelLine =
      words.length <= 5 &&
      (/:$/.test(textOf(words)) || (looksApart && next !== undefined && !/,/.test(textOf(words))));
    if (isLabelLine || isAddress(textOf(words))) continue;
    const whole = spotOf(withoutLabel(words));
    const parts = splitAt(whole, LIST).flatMap((part, _, all) =>
      all.length > 1 && part === all.at(-1) ? splitAt(part, /\s+(?:and|und|et)\s+/giu) : [part],
    );
    for (const part of parts.flatMap(unfolded).flatMap(slashed).map(cleaned)) {
      const key = part.text.toLowerCase();
      const count = part.text.split(/\s+/).length;
      if (part.text.length < 1 || part.text.length > 60 || count > 6 || LEVELS.test(part.text)) continue;
      if (!/[\p{L}]/u.test(part.text) || found.has(key)) continue;
      if (count === 1 && headingKind(part.text) === 'skills' && parts.length === 1) continue;
      const value: MaybeRead = read(part, parts.length > 1 ? 0.9 : count > 4 ? 0.5 : 0.8);
      if (value) found.set(key, value);
    }
  }
  return [...found.values()];
};
