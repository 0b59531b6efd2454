import { CITIES, COUNTRIES, NO_PLACE, STATE_CODES, STATES } from '#functions/parts/resume/lexicon/places.ts';
import { COMPANY_WORDS, TITLE_WORDS } from '#functions/parts/resume/lexicon/work.ts';
import { SCHOOL_WORDS } from '../lexicon/study.ts';

export const NAME =
  /^\p{Lu}[\p{L}.'’]*(?:[\s-](?:\p{Lu}[\p{L}.'’]*|am|an|der|de|do|da|di|del|la|le|les|of|the|on|upon|sur|im|bei|den|y|e|aan|pod|i|på|ved|sul|ob)){0,5}$/u;
const known = (part: string): boolean => {
  const low = part.toLowerCase().replace(/[.]$/, '');
  return COUNTRIES.has(low) || STATES.has(low) || CITIES.has(low);
};
const isWide = (part: string): boolean =>
  COUNTRIES.has(part.toLowerCase().replace(/[.]$/, '')) || STATES.has(part.toLowerCase());
export const namesEmployer = (part: string): boolean =>
  SCHOOL_WORDS.test(part) ||
  part
    .split(/\s+/)
    .some((word) => COMPANY_WORDS.has(word.toLowerCase()) || TITLE_WORDS.has(word.toLowerCase()));
const withoutCode = (part: string): string =>
  part
    .replace(/^\(|\)$/g, '')
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+/, '')
    .replace(/\s+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/, '')
    .trim();

/** How sure it is that a text names a place: 1 for known names, less for what is only written like one, 0 otherwise. */
export const placeScore = (text: string): number => {
  if (text.length < 2 || text.length > 70) return 0;
  if (NO_PLACE.test(text)) return 1;
  const parts = text
    .replace(/\s*\((?:remote|hybrid|on-?site|full remote)\)\s*$/i, '')
    .split(/\s*[,;/]\s*|\s+[-–|·]\s+/)
    .map(withoutCode)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 4) return 0;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return known(last) ? 0.95 : 0;
  if (!parts.every((part) => NAME.test(part) || known(part) || STATE_CODES.has(part))) return 0;
  const [first = '', second = ''] = parts;
  const isRegion = (part: string): boolean => STATE_CODES.has(part) || isWide(part);
  if (!known(first)) {
    // "Name, Town" and "Name, Town, Country" are a name with a place, "Town, Country" is a place.
    if (!isRegion(second) || namesEmployer(first) || first.split(' ').length > 4) return 0;
    return isRegion(last) ? 0.97 : 0;
  }
  return isRegion(last) || known(last) ? 1 : 0.9;
};

/** Universities with several campuses, whose names go on with the town of one: "University of California, Berkeley". */
export const ofCampuses = (text: string): boolean => {
  const low = text.toLowerCase().replace(/^the /, '');
  const [, of = ''] = /^university of (.+)$/.exec(low) ?? /^(.+) state university$/.exec(low) ?? [];
  return STATES.has(of) || /^(?:indian|national) institutes? of [\p{L} ]+$/u.test(low);
};

/** Separators before a place, the last three of a text. */
export const separators = (text: string): RegExpExecArray[] =>
  [...text.matchAll(/,\s+|\s+[-–—|]\s+|\s+(?=\()/g)].slice(-3);

/** The longest end of a text, from a comma on, that names a place: its position in the text; undefined when there is none. */
export const trailingPlace = (text: string): number | undefined => {
  for (const match of separators(text)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from).replace(/^\(|\)$/g, '');
    if (placeScore(rest) > 0.5 && (rest.includes(',') || !ofCampuses(text.slice(0, match.index))))
      return match.index;
  }
  return undefined;
};
