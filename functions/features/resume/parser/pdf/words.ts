import type { HiddenReason } from '#shared/features/resume-result.ts';
import { accented, BULLET, ICON, isBoldFont, isItalicFont, LOST, readGlyph, type Word } from './glyphs.ts';
import { hiddenReason, type Paint } from './paint.ts';

/** One glyph on the page, in points from the top left. */
export type Glyph = {
  unicode: string;
  x0: number;
  x1: number;
  base: number;
  size: number;
  font: string;
  color: string | undefined;
  invisible: boolean;
  order: number;
};

/** A letter of a fragment, and whether a space was written before it. */
type Letter = { text: string; x0: number; x1: number; space: boolean };
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

/** Collects glyphs in the order of painting into words. */
export const wordCollector = (page: number) => {
  const words: { word: Word; order: number; invisible: boolean; color: string | undefined }[] = [];
  let open: Fragment | undefined;
  let space = false;

  const put = (letters: readonly Letter[], first: Glyph, loose = 0): void => {
    const { base, size, font, color, order, invisible } = first;
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
    words.push({ word, order, invisible, color });
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
      glyph.invisible === first.invisible
    );
  };

  const add = (glyph: Glyph): void => {
    if (/^[ \t\n\u00a0\u2000-\u200b\u202f\u3000]*$/.test(glyph.unicode)) {
      space = true;
      return;
    }
    const text = readGlyph(glyph.unicode, glyph.font);
    const letter = { text, x0: glyph.x0, x1: glyph.x1, space };
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
    if (!words.some(({ word }) => word.loose > 0)) return;
    const out: typeof words = [];
    for (const [index, item] of words.entries()) {
      const before = out.at(-1);
      const loose =
        before && spacingNear(before.word, item.word, words.slice(Math.max(0, index - 6), index + 6));
      if (before && loose) {
        const [x0, y0] = before.word.box;
        const [, , x1, y1] = item.word.box;
        before.word = {
          ...before.word,
          text: before.word.text + item.word.text,
          box: [x0, y0, x1, y1],
          loose,
        };
      } else out.push(item);
    }
    words.length = 0;
    for (const item of out) words.push(item);
  };

  /** The words that people can see, and why others, or letters of them, were not read. */
  const finish = (
    paints: readonly Paint[],
    width: number,
    height: number,
  ): { words: Word[]; hidden: HiddenReason[] } => {
    close();
    joinSpaced();
    const hidden = new Set<HiddenReason>();
    const seen = words.filter(({ word, ...painted }) => {
      const reason = hiddenReason({ ...painted, box: word.box, size: word.size }, paints, width, height);
      if (reason && /[\p{L}\p{N}]/u.test(word.text)) hidden.add(reason);
      return reason === undefined;
    });
    if (seen.some(({ word }) => word.text.includes(LOST))) hidden.add('unreadable');
    return { words: seen.map(({ word }) => word), hidden: [...hidden] };
  };

  return { add, finish };
};
