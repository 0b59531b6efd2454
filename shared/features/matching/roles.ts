import { ROLES } from './roles.data.ts';
import { keyOfSkill } from './skills/fold.ts';
import { mentionsInLine } from './skills/mentions.ts';
import { readable, tokensOf } from './skills/tokens.ts';
import { spellingOfRole } from './skills/vocabulary.ts';

const readRoles = (): ReadonlyMap<string, string> => {
  const read = new Map<string, string>();
  for (const line of ROLES.split(';')) {
    const [titles = '', skill = ''] = line.trim().split('>');
    for (const title of titles.split('|')) read.set(keyOfSkill(title), skill);
  }
  return read;
};
const roles = readRoles();

/** The words of the longest role. */
const LONGEST = 4;

/** The skills that a job title implies: those of its roles, and those that it names. */
export const skillsOfTitle = (title: string): string[] => {
  const found = new Set(mentionsInLine(title).map(({ skill }) => skill));
  const keys = tokensOf(readable(title)).map(({ key }) => key);
  for (let first = 0; first < keys.length; first++)
    for (let length = Math.min(LONGEST, keys.length - first); length > 0; length--) {
      const words = keys.slice(first, first + length);
      const skill = roles.get(words.join('')) ?? spellingOfRole(words)?.skill;
      if (skill === undefined) continue;
      found.add(skill);
      first += length - 1;
      break;
    }
  return [...found];
};
