import { isEverydayUse } from './everyday.ts';
import type { SpellingLine } from './group.ts';
import { beginsPhrase } from './nouns.ts';
import { readable, seenText, type Token, tokensOf } from './tokens.ts';
import { spellingOf, spellingOfPhrase } from './vocabulary.ts';

/** A skill in a text: its canonical name, and the place of the words that name it, `end` exclusive. */
export interface Mention {
  readonly skill: string;
  readonly start: number;
  readonly end: number;
}

/** A mention with the words that it consists of, from `first` to `last`. */
interface FoundMention extends Mention {
  readonly first: number;
  readonly last: number;
}

/** The words of the longest spelling in the vocabulary that is worth looking for. */
const LONGEST = 6;
/** What may be between the words of one skill. */
const WITHIN = /^(?:[ \t\u00a0]|\p{Cf})*[-–/&'’]?(?:[ \t\u00a0]|\p{Cf})*$/u;

/** Words that no skill begins with or has within: `skills in design`, `R or SAS`. */
const APART = /^(?:in|or|as|at|an|a|the)$/i;

interface Candidate {
  readonly skill: string;
  readonly last: number;
  readonly mark: SpellingLine['mark'];
}

/** The longest spelling that begins with a word. */
const longestFrom = (tokens: readonly Token[], first: number): Candidate | undefined => {
  let key = '';
  let found: Candidate | undefined;
  for (let last = first; last < Math.min(first + LONGEST, tokens.length); last++) {
    const token = tokens[last];
    if (!token || (last > first && !WITHIN.test(token.gap))) break;
    if (APART.test(token.text)) break;
    key += (last > first && token.gap.includes('&') ? 'and' : '') + token.key;
    const spelling = spellingOf(key);
    if (spelling) found = { ...spelling, last };
  }
  return found;
};

/** The words of the longest phrase that is worth looking for in other forms: `managing a classroom`. */
const LONGEST_PHRASE = 5;

/** The longest phrase that begins with a word and is a skill in another form. */
const phraseFrom = (tokens: readonly Token[], first: number): Candidate | undefined => {
  const words = [tokens[first]?.key ?? ''];
  let found: Candidate | undefined;
  if (!beginsPhrase(words[0] ?? '')) return undefined;
  for (let last = first + 1; last < Math.min(first + LONGEST_PHRASE, tokens.length); last++) {
    const token = tokens[last];
    if (!token || !WITHIN.test(token.gap)) break;
    words.push(token.key);
    const spelling = spellingOfPhrase(words.join(' '));
    if (spelling?.mark === '') found = { ...spelling, last };
  }
  return found;
};

/** The skills of the vocabulary in a text's words, without those whose words mean something else there. */
const mentionsAmong = (tokens: readonly Token[], isDemand: boolean): FoundMention[] => {
  const found: (FoundMention & Candidate)[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const candidate = longestFrom(tokens, first) ?? phraseFrom(tokens, first);
    const [from, to] = [tokens[first], candidate && tokens[candidate.last]];
    if (!candidate || !from || !to) continue;
    const { skill, last, mark } = candidate;
    found.push({ skill, start: from.start, end: to.end, first, last, mark });
    first = last;
  }
  return found
    .filter((mention, index) => {
      const near = [found[index - 1], found[index + 1]].filter((other) => other?.mark !== '?');
      const isListed = near.some((other) => isNear(mention, other));
      return !isEverydayUse(tokens, mention, { isListed, isDemand });
    })
    .map(({ mark: _, ...mention }) => mention);
};

/** Whether another skill is a few words away, as in a list. */
const isNear = (mention: FoundMention, other: FoundMention | undefined): boolean =>
  other !== undefined &&
  (other.first > mention.last ? other.first - mention.last : mention.first - other.last) <= 3;

/** The skills of the vocabulary that a text mentions where people can see them. */
export const mentionsIn = (text: string): Mention[] => mentionsAmong(tokensOf(seenText(text)), false);

/** The same in a text that is a demand or a field of study by itself, in which every quality counts. */
export const mentionsInLine = (line: string): Mention[] => mentionsAmong(tokensOf(readable(line)), true);
