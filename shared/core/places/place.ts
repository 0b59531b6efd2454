import type { WORK_MODES } from '../opportunity-choices.ts';
import { countryName } from './country-name.ts';

// Plain functions without schemas: the browser loads them with forms.

/** The most characters of a city and of a region. */
export const PLACE_MAX = 80;

/** Where the work is done. City and region are empty when only the country is known. */
export interface Place {
  readonly city: string;
  readonly region: string;
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
}

/** Where applicants for remote work may live: anywhere, or in these countries; null when it was not stated. */
export type ApplicantsFrom = 'anywhere' | string[] | null;

/** The most countries that a posting names. */
export const MAX_COUNTRIES = 60;
/** From here on a place in a list only counts them. */
const NAMED = 3;

/** A place in words, at most 80 characters: `Hamburg, Germany`. The region is left out first where it does not fit. */
export const placeText = ({ city, region, countryCode }: Place): string => {
  const country = countryName(countryCode);
  const texts = [[city, region, country], [city, country], [city]].map((parts) =>
    parts.filter((part) => part !== '').join(', '),
  );
  return texts.find((text) => [...text].length <= PLACE_MAX) ?? country;
};

/** A city without the country that was typed behind it and chosen, too: `Hamburg, Germany` is `Hamburg` in Germany. */
export const withoutCountry = (city: string, countryCode: string): string => {
  const [, before, last] = /^(.*),\s*([^,]*)$/su.exec(city.trim()) ?? [];
  return last?.toLowerCase() === countryName(countryCode).toLowerCase() ? (before ?? '').trim() : city;
};

/** Where applicants may live, in words: `Anywhere`, `Germany or Austria`. */
export const applicantsFromText = (from: NonNullable<ApplicantsFrom>): string =>
  from === 'anywhere'
    ? 'Anywhere'
    : new Intl.ListFormat('en', { type: 'disjunction' }).format(from.map(countryName));

/** The place of remote work in lists: `Remote`, `Remote, Germany or Austria`, `Remote, 5 countries`. */
export const remoteText = (from: ApplicantsFrom): string => {
  if (from === null || from === 'anywhere') return 'Remote';
  const text = `Remote, ${applicantsFromText(from)}`;
  return from.length <= NAMED && [...text].length <= PLACE_MAX ? text : `Remote, ${from.length} countries`;
};

interface Placed {
  readonly location: string;
  readonly workMode: (typeof WORK_MODES)[number];
  readonly applicantsFrom: ApplicantsFrom;
  readonly place: Place | null;
}

/** The place by which a search’s filter finds an opportunity: its city, `Remote`, or what its author wrote. */
export const searchedPlace = ({ location, workMode, applicantsFrom, place }: Placed): string => {
  if (place) return place.city || location;
  return workMode === 'remote' && location === remoteText(applicantsFrom) ? 'Remote' : location;
};

const ANYWHERE = /^(?:anywhere|worldwide)$/i;

/**
 * Where applicants may live, as far as it is stated. Who does not answer the question may name it as the place of remote work: a
 * country alone, or “Anywhere”.
 */
export const applicantsFromOf = (
  { workMode, location, applicantsFrom }: Omit<Placed, 'place'>,
  place: Place | null,
): ApplicantsFrom => {
  if (workMode !== 'remote') return null;
  if (applicantsFrom !== null) return applicantsFrom;
  if (ANYWHERE.test(location.trim())) return 'anywhere';
  return place && place.city === '' && place.region === '' ? [place.countryCode] : null;
};
