import { COUNTRY_CODES } from './countries.ts';
import { CITIES, NAME_LOCALES, OTHER_NAMES, REGIONS } from './names.data.ts';
import type { Place } from './place.ts';

// Plain functions without schemas: the same in the form and in the API.

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[.’']/g, '')
    .replace(/_|\s+/g, ' ')
    .replace(/ & /g, ' and ')
    .trim();

/** What a word after the last comma can mean: a country, or a region of it. */
interface Meaning {
  readonly countryCode: string;
  /** Empty for the whole country. */
  readonly region: string;
}

let known: ReadonlyMap<string, readonly Meaning[]> | undefined;

/** All meanings by their folded names. Made of the platform's names of countries when a place is read for the first time. */
const meanings = (): ReadonlyMap<string, readonly Meaning[]> => {
  if (known) return known;
  const found = new Map<string, Meaning[]>();
  const add = (name: string, meaning: Meaning) => {
    const key = folded(name);
    const before = found.get(key) ?? [];
    if (!before.some((one) => one.countryCode === meaning.countryCode)) found.set(key, [...before, meaning]);
  };
  const languages = NAME_LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  for (const countryCode of COUNTRY_CODES) {
    add(countryCode, { countryCode, region: '' });
    for (const language of languages)
      add(language.of(countryCode) ?? countryCode, { countryCode, region: '' });
  }
  for (const [name, countryCode] of Object.entries(OTHER_NAMES)) add(name, { countryCode, region: '' });
  for (const [countryCode, regions] of Object.entries(REGIONS))
    for (const entry of regions) {
      const all = entry.replaceAll('_', ' ').split('/');
      for (const name of all) add(name, { countryCode, region: all[0] ?? name });
    }
  known = found;
  return found;
};

const isCityOf = (city: string, countryCode: string): boolean =>
  (CITIES[countryCode] ?? []).some((known) => folded(known) === folded(city));

/** The one meaning that a word has, for a city and perhaps a country that was chosen; undefined when there are several. */
const meaningOf = (word: string, city: string, chosen: string): Meaning | undefined => {
  // Two letters are an abbreviation where they are written as one: “in” and “me” are words.
  const all = /^[a-z]{2}$/.test(word) ? [] : (meanings().get(folded(word)) ?? []);
  if (chosen !== '') return all.find(({ countryCode }) => countryCode === chosen);
  if (all.length <= 1) return all[0];
  const fitting = all.filter(({ countryCode }) => isCityOf(city, countryCode));
  return fitting.length === 1 ? fitting[0] : undefined;
};

const isWholeCountry = (word: string, chosen: string): boolean =>
  !/^[a-z]{2}$/i.test(word) || /^(?:UK|US)$/.test(word) || word === chosen;

/** Several places, an address with a number, or a sentence: nothing is read of those. */
const SEVERAL = /[;/|]|\s(?:or|and|oder|und|et|ou|y|e|&|\+)\s|\d/iu;
const AWAY = /^(?:remote|hybrid|on-?site|home ?office|anywhere|worldwide)$/i;

const split = (text: string, at: RegExp): string[] => text.split(at).flatMap((part) => part.trim() || []);

/** The parts of a text, the country last. Names such as “Congo - Brazzaville” and “Myanmar (Burma)” stay whole. */
const partsOf = (text: string): string[] => {
  const normalised = text.normalize('NFKC');
  const parts = split(normalised, /[,،、，]/u);
  return meanings().has(folded(parts.at(-1) ?? '')) ? parts : split(normalised, /[,،、，()]|\s[-–—]\s/u);
};

/**
 * What a text says of a place, where it is certain: the country is named last, in words or by its code, or as a state that
 * only one country has. `Hamburg, Germany`, `Austin, TX` and `東京, 日本` are read; `Georgia`, `Birmingham` and `Wilmington, DE` with another
 * town than the known ones are not. `chosen` is a country that was chosen beside the text, which decides what is ambiguous.
 */
export const readPlace = (text: string, chosen = ''): Place | null => {
  const parts = partsOf(text);
  while (parts.length > 1 && AWAY.test(parts[0] ?? '')) parts.shift();
  const last = parts.pop();
  if (last === undefined) return null;
  const [city = ''] = parts;
  const meaning = meaningOf(last, city, chosen);
  if (!meaning || (parts.length === 0 && (meaning.region !== '' || !isWholeCountry(last, chosen))))
    return null;
  if (parts.length > 2 || parts.some((part) => SEVERAL.test(part))) return null;
  const { countryCode } = meaning;
  const [, middle = ''] = parts;
  // `CA, USA`: the abbreviation of a region is no town.
  if (parts.length === 1 && meaning.region === '' && /^[A-Z]{2,3}$/.test(city)) {
    const region = regionOf(city, countryCode);
    if (region !== city) return { city: '', region, countryCode };
  }
  const inside = meaning.region === '' ? middle && regionOf(middle, countryCode) : meaning.region;
  return middle !== '' && meaning.region !== '' ? null : { city, region: inside, countryCode };
};

/** The full name of a region that was abbreviated. */
const regionOf = (text: string, countryCode: string): string =>
  (meanings().get(folded(text)) ?? []).find((one) => one.countryCode === countryCode && one.region !== '')
    ?.region ?? text;

/** The place of what was typed into the fields of a form or sent to the API; null where no country is certain. */
export const placeTyped = ({ city, region, countryCode }: Place): Place | null => {
  const read = readPlace(city, countryCode);
  if (countryCode === '') return read && { ...read, region: region || read.region };
  return read
    ? { ...read, region: region || read.region }
    : { city: city.trim(), region: region.trim(), countryCode };
};
