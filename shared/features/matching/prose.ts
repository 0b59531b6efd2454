import { type Mention, mentionsIn } from './skills/mentions.ts';
import { readable, tokensOf } from './skills/tokens.ts';

/** Where one statement ends and the next begins. */
const STATEMENT = /(?<=[.;!?])\s+|[\n•|]+/u;
/** The least that a statement says beside the names of skills. */
const OTHER_WORDS = 3;
/** Words that hold a sentence together; a list has none of them. */
const GLUE =
  /\b(?:a|an|the|with|of|to|in|for|that|which|we|you|our|your|i|my|by|on|from|at|is|are|was|were|using|into|it|as)\b/i;

/**
 * The skills in the statements of a text. A list of keywords is no statement: it says nothing about what was done with
 * them, so the words around the skills must be at least as many as the skills.
 */
export const statedSkills = (text: string): { skill: string; statement: string }[] =>
  readable(text)
    .split(STATEMENT)
    .flatMap((statement) => {
      const mentions = mentionsIn(statement);
      const skills = new Set(mentions.map(({ skill }) => skill));
      return skills.size > 0 &&
        GLUE.test(statement) &&
        otherWords(statement, mentions) >= Math.max(OTHER_WORDS, skills.size)
        ? [...skills].map((skill) => ({ skill, statement: statement.trim() }))
        : [];
    });

const otherWords = (statement: string, mentions: readonly Mention[]): number => {
  const words = tokensOf(statement).filter(
    ({ start }) => !mentions.some((mention) => mention.start <= start && start < mention.end),
  );
  return new Set(words.map(({ key }) => key)).size;
};
