import type { SpellingLine } from './group.ts';
import type { Token } from './tokens.ts';

/*
 * Words that name a skill in one sentence and something else in the next: `Go` and `go`, `responsible` and `responsible
 * for`. A name needs a sign of a skill beside it; a quality needs a sentence that asks for one.
 */

interface Place {
  readonly first: number;
  readonly last: number;
  readonly mark: SpellingLine['mark'];
}

const ASKS =
  /\b(?:experienced?|knowledge|skills?|skilled|abilit|able to|proficien|familiar|understanding|background|expertise|strong|excellent|outstanding|proven|demonstrat|must|should|required?|requires|essential|prefer|desirable|advantage|plus|ideal|candidate|comfortable|you are|you’re|you're|you have|you bring|you can|looking for|competen|capab|mindset|attitude|personality|highly|good|solid|exposure|trained|track record|passion|responsible for|natural|sound|fluent|degree)/i;
/** What follows a word that only describes something else: `flexible hours`, `retail company`. */
const DESCRIBED =
  /^(?:compan(?:y|ies)|business|businesses|hours|schedules?|working|benefits?|packages?|plans?|salary|pay|teams?|services?|industr(?:y|ies)|sectors?|firms?|group|departments?|organi[sz]ation|agenc(?:y|ies)|environments?|culture|stores?|locations?|sites?|markets?|leave|opportunities|centre|center|managers?|director|assistant|officer|associate|executive|representative|for|to|and benefits|provider|solutions|partners?|leaders?)$/i;
/** What stands before a name: never its capital letter, which says nothing in text that has no others. */
const CUES =
  /^(?:with|in|using|like|including|e\.g|eg|learn|via|know|write|programming|languages?|tools?|of|and|or)$/i;
/** What follows a word that is none: `in spring 2027`, `with access to`. */
const NO_NAME = /^(?:to|than|of|we|and (?:summer|autumn)|summer|autumn|20\d\d|time|half|term|break|season)$/i;

/** The words around a mention up to the ends of its sentence. */
const sentenceAround = (tokens: readonly Token[], { first, last }: Pick<Place, 'first' | 'last'>): string => {
  const ends = /[.;:!?\n•]/;
  let [from, to] = [first, last];
  while (from > 0 && !ends.test(tokens[from]?.gap ?? '') && first - from < 40) from--;
  while (to + 1 < tokens.length && !ends.test(tokens[to + 1]?.gap ?? '') && to - last < 40) to++;
  return tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
};

const isName = (tokens: readonly Token[], { first, last }: Place, isListed: boolean): boolean => {
  const [before, word, after] = [tokens[first - 1], tokens[first], tokens[last + 1]];
  if (!word || /[-–]$/.test(word.gap) || /^[-–]/.test(after?.gap ?? '')) return false;
  if (after && /^ $/.test(after.gap) && NO_NAME.test(after.text)) return false;
  if (isListed) return true;
  const begins = !before || /[.;:!?\n•]/.test(word.gap);
  return !begins && CUES.test(before?.text ?? '') && ASKS.test(sentenceAround(tokens, { first, last }));
};

/** What is known of the text around a mention. */
export interface Surroundings {
  /** Another skill is right beside it. */
  readonly isListed: boolean;
  /** The text is a demand by itself, such as an entry of a list of requirements. */
  readonly isDemand: boolean;
}

/** A demand of so few words is nothing but the skill. */
const SHORT = 3;

/** Whether the words of a mention mean something else where they are. */
export const isEverydayUse = (
  tokens: readonly Token[],
  place: Place,
  { isListed, isDemand }: Surroundings,
): boolean => {
  const { last, mark } = place;
  if (mark === '?') return !(isDemand && tokens.length <= SHORT) && !isName(tokens, place, isListed);
  if (mark === '') return false;
  const after = tokens[last + 1];
  if (after && /^ $/.test(after.gap) && DESCRIBED.test(after.text)) return true;
  return !isDemand && !ASKS.test(sentenceAround(tokens, place));
};
