// Plain functions without schemas: the browser loads them with the editor of a course.

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const PLACE = /^( {0,3}\{\{exercise )([1-9]\d?)(\}\}[ \t]*)$/;

/** The lines that are not within a fence, with their numbers: what is code may look like anything. */
export const proseLines = (markdown: string): { line: number; text: string }[] => {
  let fence = '';
  return markdown.split('\n').flatMap((text, index) => {
    const opens = FENCE.exec(text)?.[1] ?? '';
    const isEnd = fence !== '' && opens.startsWith(fence) && text.trim() === opens;
    const isCode = fence !== '' || opens !== '';
    if (isEnd) fence = '';
    else if (fence === '') fence = opens;
    return isCode ? [] : [{ line: index + 1, text }];
  });
};

/** The numbers of the exercises that have a place in a text, `{{exercise 4}}`, in their order. */
export const placesIn = (markdown: string): number[] =>
  proseLines(markdown).flatMap(({ text }) => {
    const number = PLACE.exec(text)?.[2];
    return number === undefined ? [] : [Number(number)];
  });

/**
 * A text whose exercises have other numbers: `numberOf` says which, and undefined takes the place away, with the empty line
 * behind it.
 */
export const withNumbers = (markdown: string, numberOf: (number: number) => number | undefined): string => {
  const prose = new Set(proseLines(markdown).map(({ line }) => line));
  const lines: string[] = [];
  let gone = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const [, before = '', number, after = ''] = (prose.has(index + 1) && PLACE.exec(text)) || [];
    const next = number === undefined ? undefined : numberOf(Number(number));
    const skipped = gone && text.trim() === '';
    gone = number !== undefined && next === undefined;
    if (!gone && !skipped) lines.push(next === undefined ? text : `${before}${next}${after}`);
  }
  return lines.join('\n').trimEnd();
};
