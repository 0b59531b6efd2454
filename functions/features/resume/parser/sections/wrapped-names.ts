import { degreeIn } from '../fields/degree.ts';
import { isBullet, type Line, lineOf, segmentOf, textOf } from '../layout/lines.ts';
import type { Word } from '../pdf/glyphs.ts';

/** The words of a line that have letters or digits. */
export const textWords = (line: Line): Word[] => line.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** A narrow column is not wider than this, in points. */
const NARROW = 260;

/** Tells whether a line of a narrow column ends because the first word of the next one has no room in it. */
export const breaksIn = (lines: readonly Line[]): ((above: Line, line: Line) => boolean) => {
  const right = Math.max(...lines.map(({ box }) => box[2]));
  const left = Math.min(...lines.map(({ box }) => box[0]));
  const reaching = lines.filter(({ box }) => box[2] > right - 0.12 * (right - left)).length;
  return (above, line) => {
    const [first] = textWords(line);
    if (!first || right - left > NARROW || reaching < 3 || line.words.length > 3) return false;
    return above.box[2] + (first.box[2] - first.box[0]) + 0.25 * line.size > right;
  };
};

/** Whether a line only goes on with the name in the line above, as in a narrow column. */
export const isRestOfName = (
  above: Line,
  line: Line,
  isNarrow: (above: Line, line: Line) => boolean,
): boolean => {
  const [last, first] = [textWords(above).at(-1), textWords(line)[0]];
  if (
    !last ||
    !first ||
    isBullet(line) ||
    line.page !== above.page ||
    line.segments.length > 1 ||
    above.segments.length > 1
  )
    return false;
  const alike =
    first.font === last.font && Math.abs(first.size - last.size) < 0.3 && first.color === last.color;
  const near = line.base - above.base < 1.6 * line.size && line.base > above.base;
  const open =
    /^(?:of|de|da|do|di|del|du|des|and|und|et|y|e|&|for|für|the|in|en|der|la)$/iu.test(last.text) ||
    /^\p{Ll}/u.test(first.text) ||
    (isNarrow(above, line) && degreeIn(textOf(line.words))?.from !== 0);
  return alike && near && open && line.words.length <= 5;
};

export const joinedLines = (above: Line, line: Line): Line => ({
  ...lineOf([segmentOf([...above.words, ...line.words])]),
  base: line.base,
  box: [above.box[0], above.box[1], Math.max(above.box[2], line.box[2]), line.box[3]],
});

/** Whether a line is running text. */
export const isSentence = (line: Line): boolean => {
  const text = textOf(line.words);
  const words = text.split(' ');
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 8 && small / words.length > 0.45 && line.segments.length === 1;
};
