import { searchedPlace } from '#shared/core/places/place.ts';
import { searchWords } from '#shared/features/matching/search-terms.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Question } from '../opportunities/catalog/mismatches.ts';

/** Letters by which a word is looked up: a search may name the beginning of a word only. */
const BEGINNING = 3;

const beginningOf = (word: string): string => [...word].slice(0, BEGINNING).join('');

/**
 * The token under which an alert is found: one that every opening has that its search finds, of what it asks for the part
 * that fewest openings have. Every other part is compared when an opening has the token.
 */
export const tokenOf = ({ fields, skills, words = [] }: Question): string => {
  const { company, location, type = 'any' } = fields;
  const skill = skills.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
  const word = words.filter((one) => [...one].length >= BEGINNING).toSorted((a, b) => b.length - a.length)[0];
  if (company !== undefined) return `company ${company}`;
  if (skill !== undefined) return `skill ${skill}`;
  if (word !== undefined) return `word ${beginningOf(word)}`;
  if (location !== undefined) return `location ${location}`;
  return `type ${type}`;
};

type Opening = Pick<
  Opportunity,
  'type' | 'title' | 'company' | 'companyId' | 'location' | 'workMode' | 'place' | 'applicantsFrom' | 'skills'
>;

/** Every token that an opening has: about 30. */
export const tokensOf = (opening: Opening): string[] => {
  const { type, company, companyId, skills } = opening;
  return [
    ...new Set([
      `company ${company.toLowerCase()}`,
      ...(companyId === null ? [] : [`company ${companyId.toLowerCase()}`]),
      ...skills.map((skill) => `skill ${skill.toLowerCase()}`),
      ...searchWords(opening).map((word) => `word ${beginningOf(word)}`),
      `location ${searchedPlace(opening).toLowerCase()}`,
      `type ${type}`,
      'type any',
    ]),
  ];
};
