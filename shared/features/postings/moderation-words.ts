/** A text as words are looked for in it: small letters without accents, and one space for all that is no letter or digit. */
const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text has one of the words or phrases, each as a whole: `rat` is not in `rate`. */
export const hasWord = (text: string, words: readonly string[]): boolean => {
  if (words.length === 0) return false;
  const plain = plainWords(text);
  return words.map(plainWords).some((word) => word.trim() !== '' && plain.includes(word));
};
