/** Letters of scripts that are written from right to left, with their marks. */
const LETTER = String.raw`[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]\p{M}*`;

/** From the first such letter to the last one before a letter of another script, the end of the line or a tag. */
const RUN = new RegExp(String.raw`${LETTER}(?:[^\p{L}\n<>]*${LETTER})*`, 'gu');

/**
 * An English text in which each part from right to left is isolated (U+2068 and U+2069), so that it does not reorder the
 * words, numbers and brackets around it. For mails, feeds and sentences; elements on a screen have `<bdi>` and `dir="auto"`.
 */
export const isolated = (text: string): string => text.replace(RUN, '\u2068$&\u2069');

/** Several texts in one line, each isolated: what is between them stays in the order of the sentence. Empty ones are left out. */
export const inOneLine = (texts: readonly (string | false | null | undefined)[]): string =>
  texts.flatMap((text) => (text ? [isolated(text)] : [])).join(' · ');
