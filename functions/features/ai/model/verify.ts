const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Values have placeholders: a number of the model’s own, in figures or in words, is none of a record’s. */
const NUMBER =
  /\p{N}|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|percent)\b/iu;
/** Addresses, markup, and what is left of a placeholder. */
const FOREIGN = /https?:|www\.|:\/\/|@|[[\]{}<>`|\\*_#]|\b[\w-]+\.(com|org|net|io|eu|de|uk|dev|app)\b|\/\w/i;

/** The sentences of a text. What follows the last sign of an end was cut off, and is none. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.?!]$/.test(sentence));

const isSupported = (sentence: string, values: ReadonlyMap<string, string>): boolean => {
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const own = sentence.replace(PLACEHOLDER, 'x');
  return (
    names.length > 0 && names.every((name) => values.has(name)) && !NUMBER.test(own) && !FOREIGN.test(own)
  );
};

/**
 * What of the model’s text rests on records: sentences that name values by known placeholders, which are put in, and that have no
 * number, address or markup of their own. All others are left out. Empty when none is left.
 */
export const verified = (text: string, values: ReadonlyMap<string, string>): string =>
  sentencesOf(text)
    .filter((sentence) => isSupported(sentence, values))
    .map((sentence) => sentence.replace(PLACEHOLDER, (_, name: string) => values.get(name) ?? ''))
    .join(' ');
