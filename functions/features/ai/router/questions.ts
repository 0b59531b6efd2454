import type { Word } from './words.ts';

type Ranked = readonly { readonly name: string; readonly share: number }[];

/** How sure both halves must be. */
const SURE = { own: 0.4, clause: 0.5 } as const;

const JOINING = /^(?:and|then|also|plus|or)$/;
/** What a question or a request begins with: after `and` it is one of its own. */
const BEGINNING =
  /^(?:how|what|when|where|why|which|who|tell|show|find|compare|prepare|book|save|apply|withdraw|check|list|create|draft|set|explain|do|does|did|is|are|am|has|have|can|could|any)$/;
const POLITE =
  '(?:(?:hi|hello|hey|ok|okay|so|well|yes|no|thanks|and|actually|sorry|oh|hmm|right|sure|great|fine|perfect|unfortunately) )*';
/** A first sentence that only says how things are: the question comes after it. */
const STATEMENT = new RegExp(
  `^${POLITE}(?:i|we|there|it|he|she|they) (?!(?:want|would like|need|wish) (?:to (?!work|be|become|go into|get into)|a mentor|an? alert|my\\b|your))`,
);
/** The same about something: without a verb it is what is asked for, as in `my saved searches`. */
const ABOUT = new RegExp(
  `^${POLITE}(?:my|the) .*\\b(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|says?|said|starts?|ends?|needs?|wants?|asks?|\\w{3,}ed)\\b`,
);
/** A second part that says when to do something about the first: `new jobs in Vienna, ping me when one shows up`. */
const OF_THE_FIRST = /\b(?:when|whenever|if|once|as soon as) (?:one|some|any|they|it|there (?:is|are)) /;

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

const isStatement = (text = ''): boolean => STATEMENT.test(text) || ABOUT.test(text);

/** Whether what is joined at a place are two records of the last answer: `the second and the fourth`. */
const joinsOrdinals = (words: readonly Word[], end: number, begin: number): boolean => {
  const after = words[begin]?.text === 'the' ? begin + 1 : begin;
  const before = words[end - 1]?.text === 'one' ? end - 2 : end - 1;
  return [before, after].every((index) => ORDINAL.test(words[index]?.text ?? ''));
};

const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2}(?:st|nd|rd|th)?)$/;

/** Where a message may be two questions, with where the second begins. */
const placesIn = (words: readonly Word[]) =>
  words.flatMap((word, index) => {
    const isSentence = word.first && index > 0;
    const isSigned = /[+&;,]/.test(word.gap) && index > 0;
    if (!(isSentence || isSigned || JOINING.test(word.text))) return [];
    let begin = index;
    while (begin < words.length - 1 && /^(?:and|then|also|plus|or|so|but)$/.test(words[begin]?.text ?? ''))
      begin += 1;
    if (index < 2 || words.length - begin < 2 || joinsOrdinals(words, index, begin)) return [];
    const isOwn = isSentence || BEGINNING.test(words[begin]?.text ?? '');
    return [{ end: index, begin, isOwn }];
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
  for (const { end, begin, isOwn } of places.slice(0, 8)) {
    const parts = [words.slice(0, end), words.slice(begin)];
    const [before, after] = parts.map(textOf);
    if (isStatement(before) || OF_THE_FIRST.test(after ?? '')) continue;
    const tops = parts.map((part) => rank(part)[0]);
    const [one, two] = tops;
    if (!one || !two || one.name === two.name) continue;
    if (!isOwn && isCompared(whole, one.name, two.name)) continue;
    const isEither = tops.every((top) => top?.name.includes('.'));
    const least = isOwn ? SURE.own : SURE.clause;
    const share = Math.min(one.share, two.share);
    if (isEither && share >= least && share > (best?.share ?? 0)) best = { parts, share };
  }
  return best?.parts ?? [words];
};
