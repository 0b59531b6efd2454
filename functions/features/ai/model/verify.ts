const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Values have placeholders: a number of the model’s own, in figures or in words, is none of a record’s. */
const NUMBER =
  /\p{N}|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|percent)\b/iu;
/** Addresses, markup, and what is left of a placeholder. */
const FOREIGN = /https?:|www\.|:\/\/|@|[[\]{}<>`|\\*_#]|\b[\w-]+\.(com|org|net|io|eu|de|uk|dev|app)\b|\/\w/i;

/** What became of an application or an account: a word of a record, which has its placeholder. */
const OUTCOME =
  /\b(hired|rejected|accepted|declined|withdrawn|offered|approved|suspended|shortlisted|guaranteed?)\b/i;
/** A word with a capital letter inside of a sentence names someone or something. */
const NAME = /(?<=\S\s+["“(]?)(?!I\b)\p{Lu}/u;

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
    names.length > 0 &&
    names.every((name) => values.has(name)) &&
    ![NUMBER, FOREIGN, OUTCOME, NAME].some((pattern) => pattern.test(own))
  );
};

/**
 * What of the model’s text rests on records: sentences that name values by known placeholders, which are put in, and that have no
 * number, name, outcome, address or markup of their own. All others are left out. Empty when none is left.
 */
export const verified = (text: string, values: ReadonlyMap<string, string>): string =>
  sentencesOf(text)
    .filter((sentence) => isSupported(sentence, values))
    .map((sentence) => sentence.replace(PLACEHOLDER, (_, name: string) => values.get(name) ?? ''))
    .join(' ');
