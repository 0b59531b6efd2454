import { containsDate } from '../fields/dates.ts';
import { type Line, textOf } from '../layout/lines.ts';
import { LANGUAGES } from '../lexicon/languages.ts';
import type { Section } from './sections.ts';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const namesLanguage = (lines: readonly Line[]): boolean =>
  lines.some(({ words }) =>
    [...textOf(words).matchAll(/\p{L}+/gu)].some(([word]) => LANGUAGES.has(bare(word))),
  );

/** Short names beside or under each other, and no sentences, dates or addresses. */
const isListOfNames = (lines: readonly Line[]): boolean =>
  lines.length > 0 &&
  lines.every(({ words }) => {
    const text = textOf(words);
    const longest = Math.max(...text.split(/\s*[,;|•·]\s*|\s{2,}/).map((part) => part.split(' ').length));
    return !containsDate(text) && !/[@]|https?:|\.$/.test(text) && longest <= 8;
  });

/**
 * Brings to the skills what is headed otherwise: "Languages" that are those of programs, and where nothing is headed as
 * skills, groups of names under headings such as "Cloud & Tooling".
 */
export const withSkills = (sections: readonly Section[]): Section[] => {
  const coded = (section: Section): boolean =>
    section.kind === 'languages' && isListOfNames(section.lines) && !namesLanguage(section.lines);
  const isHeaded = sections.some(({ kind, lines }) => kind === 'skills' && lines.length > 0);
  return sections.map((section) =>
    coded(section) || (!isHeaded && section.unknown && isListOfNames(section.lines))
      ? { ...section, kind: 'skills' as const }
      : section,
  );
};
