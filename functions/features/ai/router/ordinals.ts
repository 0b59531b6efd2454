import type { Word } from './words.ts';

const NAMES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');
/** What `first` and `last` are often said of without meaning a record of the last answer. */
const OF_TIME =
  /^(?:time|times|week|weeks|month|months|day|days|year|years|quarter|night|term|semester|summer|name|names|impression|job|steps?|aid|round|hour|minute|things?|thing|line|login|responder|session|sessions|language|draft|few)$/;
const POINTING =
  /^(?:the|my|our|and|or|vs|versus|of|number|with|to|against|compare|explain|save|withdraw|apply|drop|bookmark|between|contrast|only|about|for|one|why|candidates?|applicants?|to|then|no|take|book)$/;

const numberOf = (text: string): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits) || undefined;
  return text === 'last' || text === 'latter'
    ? -1
    : text === 'former'
      ? 1
      : NAMES.indexOf(text) + 1 || undefined;
};

/** The number of one word: `third`, `3rd`, `3` after `number`; -1 for the last. */
const ordinalAt = (words: readonly Word[], index: number): number | undefined => {
  const [before = '', text = '', after = ''] = [-1, 0, 1].map((offset) => words[index + offset]?.text);
  if (/^\d+$/.test(text) || NUMBERS.includes(text)) {
    const isNumbered = /^(?:number|no|nr|match|opening|candidate|applicant|option|result|item)$/.test(before);
    const isListed = /^(?:and|or|vs|with)$/.test(before) && /^\d+$/.test(words[index - 2]?.text ?? '');
    const isList =
      /^(?:and|or|vs|with)$/.test(after) && /^\d+$/.test(words[index + 2]?.text ?? '') && /^\d+$/.test(text);
    if (!(isNumbered || isListed || isList)) return undefined;
    return /^\d+$/.test(text) ? Number(text) || undefined : NUMBERS.indexOf(text) + 1;
  }
  const found = numberOf(text);
  if (found === undefined || OF_TIME.test(after)) return undefined;
  if (index > 0 && !POINTING.test(before) && !/^\d/.test(text)) return undefined;
  return /^\d/.test(text) && OF_TIME.test(after) ? undefined : found;
};

/** Which of the records that the last answer named a question means, in its order: `[2]` for "the second one". */
export const ordinalsIn = (words: readonly Word[]): number[] => {
  const texts = words.map(({ text }) => text);
  for (const [index, text] of texts.entries()) {
    const isGroup = text === 'first' || text === 'top' || text === 'last';
    const many =
      NUMBERS.indexOf(texts[index + 1] ?? '') + 1 || Number(/^\d$/.exec(texts[index + 1] ?? '')?.[0] ?? 0);
    if (!isGroup || many < 2 || OF_TIME.test(texts[index + 2] ?? '')) continue;
    return Array.from({ length: many }, (_, step) => (text === 'last' ? step - many : step + 1));
  }
  const found = words.flatMap((_, index) => ordinalAt(words, index) ?? []);
  if (found.length === 0 && texts.some((text, index) => text === 'top' && texts[index + 1] === 'one'))
    return [1];
  return [...new Set(found)];
};
