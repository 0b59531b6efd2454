import { type Box, BULLET, ICON, type Word } from './glyphs.ts';

/** More small shapes than this are a drawing. */
const MOST_MARKS = 500;
const SMALLEST = 1.2;
const LARGEST = 16;

/** Whether a shape may be a bullet or an icon: small, and about as wide as high. */
export const isMark = ([x0, y0, x1, y1]: Box): boolean => {
  const [width, height] = [x1 - x0, y1 - y0];
  if (Math.max(width, height) > LARGEST || Math.min(width, height) < SMALLEST) return false;
  return width / height < 1.8 && height / width < 1.8;
};

const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

/** Shapes that overlap, such as the parts of one icon, as one. */
const merged = (marks: readonly Box[]): Box[] => {
  const out: Box[] = [];
  for (const mark of marks) {
    const at = out.findIndex((other) => overlaps(other, mark));
    const [x0, y0, x1, y1] = out[at] ?? mark;
    const joined: Box = [
      Math.min(x0, mark[0]),
      Math.min(y0, mark[1]),
      Math.max(x1, mark[2]),
      Math.max(y1, mark[3]),
    ];
    if (at >= 0) out[at] = joined;
    else out.push(mark);
  }
  return out;
};

/** The word that a shape is drawn before, on its line. */
const wordAfter = (words: readonly Word[], [x0, y0, x1, y1]: Box): Word | undefined => {
  const middle = (y0 + y1) / 2;
  let nearest: Word | undefined;
  for (const word of words) {
    const center = word.base - 0.33 * word.size;
    if (Math.abs(center - middle) > 0.55 * word.size) continue;
    const gap = word.box[0] - x1;
    if (word.box[2] > x0 && gap < -0.5) return undefined;
    if (gap < 2.8 * word.size && gap >= -0.5 && (!nearest || word.box[0] < nearest.box[0])) nearest = word;
  }
  return nearest;
};

/** Bullets and icons that are drawn as shapes, as words before the text that they belong to. */
export const markWords = (words: readonly Word[], marks: readonly Box[]): Word[] => {
  if (marks.length > MOST_MARKS) return [];
  return merged(marks).flatMap((box) => {
    const word = wordAfter(words, box);
    if (!word || word.text === BULLET || word.text === ICON) return [];
    const text = box[3] - box[1] < 0.62 * word.size ? BULLET : ICON;
    const { page, base, size } = word;
    return [{ text, page, box, base, size, font: '', bold: false, italic: false, color: '', loose: 0 }];
  });
};

/** The shapes that are not letters of words that are drawn as outlines. */
export const marksOutside = (marks: readonly Box[], outlined: readonly Word[]): Box[] => {
  if (outlined.length === 0) return [...marks];
  const lines = Map.groupBy(outlined, ({ base }) => Math.round(base / LARGEST));
  return marks.filter(([x0, y0, x1, y1]) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const line = Math.round(y / LARGEST);
    const near = [line - 1, line, line + 1, line + 2].flatMap((at) => lines.get(at) ?? []);
    return !near.some(({ box }) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
  });
};
