import { COMPANY_WORDS, DEPARTMENTS, LEGAL_FORM, TITLE_WORDS } from '#functions/parts/resume/lexicon/work.ts';
import { cut } from '../layout/lines.ts';
import { NAME, namesEmployer, ofCampuses, separators } from './place.ts';
import { type MaybeRead, read } from './read.ts';

/** Whether a text is written as a town is, and names neither an employer, a title nor a department. */
export const mayBeTown = (text: string): boolean =>
  NAME.test(text) &&
  text.split(/\s+/).length <= 3 &&
  /\p{Ll}/u.test(text) &&
  !namesEmployer(text) &&
  !DEPARTMENTS.test(text) &&
  !LEGAL_FORM.test(text);

/** Whether a text has a word that only employers have, and none of a title. */
export const isEmployer = (text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.some((word) => word !== '&' && COMPANY_WORDS.has(word)) &&
    !words.some((word) => TITLE_WORDS.has(word))
  );
};

/**
 * The end of an employer’s text that is written as a town is, though no list has it: its position in "Acme Bakery,
 * Kirkwall". `sure` says that the text is known to be an employer’s; otherwise one of its words must say so.
 */
export const trailingTown = (text: string, sure: boolean): number | undefined => {
  const match = separators(text).at(-1);
  if (!match) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length).replace(/^\(|\)$/g, '');
  if (!mayBeTown(after) || ofCampuses(before) || before.includes(',')) return undefined;
  return isEmployer(before) || (sure && before.includes(' ')) ? match.index : undefined;
};

/** How sure it is that a name after an employer, which no list of places has, is its town. */
export const UNLISTED = 0.6;

/** An employer and its town, where the town follows the name: as an end of it, or as the piece after it. */
export const withTown = (
  company: MaybeRead,
  location: MaybeRead,
): { company: MaybeRead; location: MaybeRead } => {
  if (!company || location) return { company, location };
  const { spot } = company;
  const at = trailingTown(spot.text, true);
  if (at === undefined) return { company, location };
  const town = spot.text.slice(at).replace(/^[\s,–—|(-]+|\)$/g, '');
  const from = spot.text.indexOf(town, at);
  return {
    company: { ...company, spot: cut(spot, 0, at) },
    location: read(cut(spot, from, from + town.length), UNLISTED),
  };
};
