/** Letters that take about twice the room: those of East Asia, and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** What people read as one character, so that no sign is cut in two. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** About how wide a text is, in letters of the Latin alphabet. */
const widthOf = (text: string): number =>
  charactersOf(text).reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);

/** The beginning of a text that fits. */
const beginning = (text: string, width: number): string => {
  let begun = '';
  for (const one of charactersOf(text)) {
    if (widthOf(begun + one) > width) break;
    begun += one;
  }
  return begun;
};

/**
 * A text in lines, for a picture, which does not break lines by itself. What does not fit into the last ends with an ellipsis.
 * @param width of a line, in letters
 */
export const linesOf = (text: string, width: number, most: number): string[] => {
  const lines: string[] = [];
  let line = '';
  const words = text.trim().split(/\s+/);
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line === '') {
      line = beginning(word, width);
      words.unshift(word.slice(line.length));
    } else words.unshift(word);
    if (lines.length === most - 1) return [...lines, `${beginning(line, width - 1)}…`];
    lines.push(line);
    line = '';
  }
  return line === '' ? lines : [...lines, line];
};
