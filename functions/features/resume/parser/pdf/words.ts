import type { HiddenReason } from '#shared/features/resume/result.ts';
import {
  accented,
  type Box,
  BULLET,
  ICON,
  isBoldFont,
  isItalicFont,
  LOST,
  readGlyph,
  type Word,
} from './glyphs.ts';
import { outlinedRuns } from './outlines.ts';
import type { Glyph, Letter, Run } from './runs.ts';
import type { Scene } from './scene.ts';
import { hiddenReason, sameLook } from './visible.ts';

type Fragment = { letters: Letter[]; first: Glyph; end: number };

const ASCENT = 0.75;
const DESCENT = 0.22;
/** Gaps in parts of the size: the least between words, the most within a fragment, and the least of a jump back. */
const WORD_GAP = 0.13;
const FRAGMENT_GAP = 0.9;
const JUMP = -0.7;
/** Letters with more than this between them are spaced for looks. */
const LOOSE = 0.06;

const ONLY_LOST = new RegExp(`^${LOST}+$`);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The gap from which a word begins, which is wider where letters are spaced. */
const wordGap = (
  letters: readonly Letter[],
  size: number,
): { gap: number; ignoreSpaces: boolean; loose: number } => {
  const gaps = letters.slice(1).map((letter, index) => letter.x0 - (letters[index]?.x1 ?? 0));
  const spaces = letters.slice(1).filter(({ space }) => space).length;
  if (letters.length >= 4 && spaces >= 0.6 * (letters.length - 1)) {
    const usual = median(gaps);
    const even = gaps.filter((gap) => gap < 1.4 * usual + 0.05 * size).length >= 0.6 * gaps.length;
    const single = letters.every(({ text }) => text.length === 1);
    if (even && single) return { gap: 1.5 * usual + 0.08 * size, ignoreSpaces: true, loose: usual };
  }
  const usual = letters.length >= 4 ? median(gaps.filter((_, index) => !letters[index + 1]?.space)) : 0;
  const loose = usual > LOOSE * size ? usual : 0;
  return { gap: loose + WORD_GAP * size, ignoreSpaces: false, loose };
};

const appendLetter = (text: string, letter: Letter, overlaps: boolean): string => {
  const joined = overlaps ? accented(text.slice(-1), letter.text) : undefined;
  return joined === undefined ? text + letter.text : text.slice(0, -1) + joined;
};

/** The space between two letters that are set apart as the words around them are; undefined for others. */
const spacingNear = (before: Word, word: Word, around: readonly { word: Word }[]): number | undefined => {
  const { base, size, font } = before;
  if (before.text.length > 2 || word.text.length !== 1 || word.loose > 0) return undefined;
  if (
    !/^\p{L}+$/u.test(before.text + word.text) ||
    word.font !== font ||
    word.size !== size ||
    word.base !== base
  )
    return undefined;
  const gap = word.box[0] - before.box[2];
  return around.find(
    ({ word: other }) =>
      other.loose > 0 &&
      other.font === font &&
      other.size === size &&
      gap > 0.5 * other.loose &&
      gap < 1.5 * other.loose + 0.05 * size,
  )?.word.loose;
};

/** Why a layer of text may be hidden under or over letters that are drawn as shapes. */
const MAY_BE_DRAWN = new Set<HiddenReason>(['invisible', 'same_color', 'covered']);

type PageWords = { words: Word[]; outlined: Word[]; hidden: HiddenReason[] };

/** Collects glyphs in the order of painting into words. */
export const wordCollector = (page: number) => {
  const runs: Run[] = [];
  let open: Fragment | undefined;
  let space = false;

  const put = (letters: readonly Letter[], first: Glyph, loose = 0): void => {
    const { base, size, font, color, look } = first;
    const [head] = letters;
    if (!head) return;
    let text = head.text;
    let end = head.x1;
    for (const letter of letters.slice(1)) {
      text = appendLetter(text, letter, letter.x0 < end - 0.15 * size);
      end = Math.max(end, letter.x1);
    }
    const word: Word = {
      // Alone it is a pictogram or a bullet.
      text: ONLY_LOST.test(text) ? ICON : text,
      page,
      box: [Math.min(...letters.map(({ x0 }) => x0)), base - ASCENT * size, end, base + DESCENT * size],
      base,
      size,
      font,
      bold: isBoldFont(font),
      italic: isItalicFont(font),
      color: color ?? '',
      loose,
    };
    runs.push({ word, letters, order: head.order, look });
  };

  const close = (): void => {
    if (!open) return;
    const { letters, first } = open;
    const { gap, ignoreSpaces, loose } = wordGap(letters, first.size);
    let from = 0;
    for (let index = 1; index < letters.length; index += 1) {
      const letter = letters[index];
      const distance = (letter?.x0 ?? 0) - (letters[index - 1]?.x1 ?? 0);
      if (distance < gap && (ignoreSpaces || !letter?.space)) continue;
      put(letters.slice(from, index), first, loose);
      from = index;
    }
    put(letters.slice(from), first, loose);
    open = undefined;
  };

  const continues = ({ first, end }: Fragment, glyph: Glyph): boolean => {
    const gap = glyph.x0 - end;
    return (
      Math.abs(glyph.base - first.base) < 0.12 * first.size &&
      gap < FRAGMENT_GAP * first.size &&
      gap > JUMP * first.size &&
      glyph.font === first.font &&
      Math.abs(glyph.size - first.size) < 0.5 &&
      glyph.color === first.color &&
      sameLook(glyph.look, first.look)
    );
  };

  const add = (glyph: Glyph): void => {
    if (/^[ \t\n\u00a0\u2000-\u200b\u202f\u3000]*$/.test(glyph.unicode)) {
      space = true;
      return;
    }
    const text = readGlyph(glyph.unicode, glyph.font);
    const letter = { text, x0: glyph.x0, x1: glyph.x1, order: glyph.order, space };
    space = false;
    if (text === ICON || text === BULLET) {
      close();
      put([letter], glyph);
    } else if (open && continues(open, glyph)) {
      open.letters.push(letter);
      open.end = Math.max(open.end, glyph.x1);
    } else {
      close();
      open = { letters: [letter], first: glyph, end: glyph.x1 };
    }
  };

  /** Joins the letters of a short word in spaced text, which alone has too few gaps to tell. */
  const joinSpaced = (): void => {
    if (!runs.some(({ word }) => word.loose > 0)) return;
    const out: Run[] = [];
    for (const [index, item] of runs.entries()) {
      const before = out.at(-1);
      const loose =
        before && spacingNear(before.word, item.word, runs.slice(Math.max(0, index - 6), index + 6));
      if (before && loose) {
        const [x0, y0] = before.word.box;
        const [, , x1, y1] = item.word.box;
        before.letters = [...before.letters, ...item.letters];
        before.word = {
          ...before.word,
          text: before.word.text + item.word.text,
          box: [x0, y0, x1, y1],
          loose,
        };
      } else out.push(item);
    }
    runs.length = 0;
    for (const item of out) runs.push(item);
  };

  /** The words that people can see, those of them that are drawn as outlines, and why others were not read. */
  const finish = (scene: Scene, width: number, height: number): PageWords => {
    close();
    joinSpaced();
    const page: Box = [-1, -1, width + 1, height + 1];
    const reasons = new Map<Run, HiddenReason>();
    for (const run of runs) {
      const { box, base, size } = run.word;
      const reason = hiddenReason(scene, { ...run, box, base, size }, page);
      if (reason) reasons.set(run, reason);
    }
    const outlines = outlinedRuns(
      [...reasons].filter(([, reason]) => MAY_BE_DRAWN.has(reason)).map(([run]) => run),
      scene,
    );
    const hidden = new Set<HiddenReason>();
    const words: Word[] = [];
    for (const run of runs) {
      const reason = outlines.has(run) ? undefined : reasons.get(run);
      if (!reason) words.push(run.word);
      else if (/[\p{L}\p{N}]/u.test(run.word.text)) hidden.add(reason);
    }
    if (words.some(({ text }) => text.includes(LOST))) hidden.add('unreadable');
    return { words, outlined: [...outlines].map(({ word }) => word), hidden: [...hidden] };
  };

  return { add, finish };
};
