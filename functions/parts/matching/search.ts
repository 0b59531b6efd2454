import type { Slots } from '#functions/core/advisor/tool.ts';
import { counted, listed, quoted } from '#functions/core/advisor/words.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { EXPLORE } from './opening.ts';

/** A search for openings, as the address of a screen and a saved search have it. */
export interface Search {
  readonly type?: NonNullable<Slots['type']>;
  /** Words of the title or the company. */
  readonly q?: string;
  readonly skills?: string;
  readonly location?: string;
  readonly workMode?: 'remote';
}

/** The search that a question asks for; empty when it names nothing to search for. */
export const searchOf = ({ type, title = '', name = '', skills, place, remote }: Slots): Search => {
  // What is a skill alone is asked for as one.
  const isSkill = skills.some((skill) => skill.toLowerCase() === title.toLowerCase());
  const q = `${isSkill ? '' : title} ${name}`.trim();
  return {
    ...(type && { type }),
    ...(q !== '' && { q }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(place !== undefined && { location: place }),
    ...(remote && { workMode: 'remote' }),
  };
};

/** The query of a search, as an address has it. */
export const queryOf = (search: Search): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));

/** The screen with what a search finds, the best match first. */
export const searchSource = (search: Search): Source => ({
  title: EXPLORE.title,
  url: `${EXPLORE.url}?${new URLSearchParams({ ...queryOf(search), sort: 'match' })}`,
});

/** What a search asks of an opening: `for “data analyst” in Boston, asking for SQL`. */
const conditions = ({ q, location, workMode, skills }: Search): string =>
  [
    q === undefined ? '' : ` for ${quoted(q)}`,
    location === undefined ? '' : ` in ${location}`,
    workMode === undefined ? '' : ' with remote work',
    skills === undefined ? '' : ` asking for ${listed(skills.split(','))}`,
  ].join('');

/** `three internships in Boston asking for SQL`; without a count `internships in Boston asking for SQL`. */
export const searchInWords = (search: Search, count?: number): string => {
  const noun = search.type ?? 'opening';
  return `${count === undefined ? `${noun}s` : counted(count, noun)}${conditions(search)}`;
};
