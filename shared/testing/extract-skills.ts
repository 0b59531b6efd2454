import { type Mention, mentionsAmong } from '../features/matching/skills/mentions.ts';
import { seenText, tokensOf } from '../features/matching/skills/tokens.ts';
import { phrasesAmong } from './skill-phrases.ts';

/**
 * The skills that a text asks for or mentions, in their order: tools, methods, knowledge, qualities, languages,
 * certificates and duties. `start` and `end` (exclusive) are places in the text, in UTF-16 units. Parts that readers
 * do not see are left out. A skill that is not in the vocabulary is named by its own words.
 */
export const extractSkills = (text: string): Mention[] => {
  const seen = seenText(text);
  const tokens = tokensOf(seen);
  const known = mentionsAmong(tokens, false);
  const found = known.map(({ skill, start, end }) => ({ skill, start, end }));
  return [...found, ...phrasesAmong(tokens, known, seen)].sort((a, b) => a.start - b.start);
};
