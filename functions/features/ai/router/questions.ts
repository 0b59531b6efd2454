import type { Word } from './words.ts';

type Ranked = readonly { readonly name: string; readonly share: number }[];

/** How sure both halves must be. */
const SURE = { sentence: 0.4, clause: 0.5 } as const;

const JOINING = /^(?:and|then|also|plus|or)$/;
/** A first sentence that only says how things are: the question comes after it. */
const STATEMENT =
  /^(?:(?:hi|hello|hey|ok|so|well|yes|no|thanks|and) )*(?:(?:i|we|my|there|it|he|she|they|the) )(?!(?:want|would like|need|wish) (?:to (?!work|be|become|go into|get into)|a mentor|an? alert|my\b|your))/;

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Where a message may be two questions, with where the second begins. */
const placesIn = (words: readonly Word[]) =>
  words.flatMap((word, index) => {
    const isSentence = word.first && index > 0;
    const isSigned = /[+&;,]/.test(word.gap) && index > 0;
    if (!(isSentence || isSigned || JOINING.test(word.text))) return [];
    let begin = index;
    while (begin < words.length - 1 && /^(?:and|then|also|plus|or|so|but)$/.test(words[begin]?.text ?? ''))
      begin += 1;
    return index < 2 || words.length - begin < 2 ? [] : [{ end: index, begin, isSentence }];
  });

/** Whether a message names two things only to compare them: `which is better, the first or the second`. */
const isCompared = (whole: string, one: string, two: string): boolean =>
  whole.endsWith('.compare') && (one === whole || two === whole) && one.split('.')[0] === two.split('.')[0];

/**
 * The questions of a message: two when both halves, each by itself, clearly ask for different things.
 * @param rank what the scorer says of some words, the likeliest first
 */
export const partsOf = (
  words: readonly Word[],
  rank: (words: readonly Word[]) => Ranked,
): (readonly Word[])[] => {
  let best: { readonly parts: (readonly Word[])[]; readonly share: number } | undefined;
  const places = placesIn(words);
  const whole = places.length === 0 ? '' : (rank(words)[0]?.name ?? '');
  for (const { end, begin, isSentence } of places.slice(0, 8)) {
    const parts = [words.slice(0, end), words.slice(begin)];
    if (STATEMENT.test(textOf(parts[0] ?? []))) continue;
    const tops = parts.map((part) => rank(part)[0]);
    const [one, two] = tops;
    if (!one || !two || one.name === two.name) continue;
    if (isCompared(whole, one.name, two.name)) continue;
    const isEither = tops.every((top) => top?.name.includes('.'));
    const least = isSentence ? SURE.sentence : SURE.clause;
    const share = Math.min(one.share, two.share);
    if (isEither && share >= least && share > (best?.share ?? 0)) best = { parts, share };
  }
  return best?.parts ?? [words];
};
