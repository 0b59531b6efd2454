import { placeText, remoteText, withoutCountry } from '#shared/core/places/place.ts';
import type { PostingFields } from '#shared/features/postings/fields.ts';
import { NO_PLACE } from '#shared/features/postings/rules.ts';

/** The place as the form holds it. */
export interface TypedPlace {
  /** The city, or the place in free text; with the region and the country it is the data of the place. */
  location: string;
  region: string;
  countryCode: string;
  /** Where applicants may live, while the work is remote. */
  applicantsFrom: 'anywhere' | 'countries' | '';
  applicantCountries: string[];
}

export const NO_TYPED_PLACE: TypedPlace = {
  location: '',
  region: '',
  countryCode: '',
  applicantsFrom: '',
  applicantCountries: [],
};

const applicantsFromIn = ({
  workMode,
  applicantsFrom,
  applicantCountries,
}: TypedPlace & Pick<PostingFields, 'workMode'>): PostingFields['applicantsFrom'] => {
  if (workMode !== 'remote' || applicantsFrom === '') return null;
  if (applicantsFrom === 'anywhere') return 'anywhere';
  return applicantCountries.length === 0 ? null : applicantCountries;
};

/** The place as the API takes it: as data once a country is chosen, and in words otherwise. */
export const placeOf = (
  typed: TypedPlace & Pick<PostingFields, 'workMode'>,
): Pick<PostingFields, 'location' | 'place' | 'applicantsFrom'> => {
  const { location, region, countryCode } = typed;
  // The API reads the rest of what the text says of the place.
  const place =
    countryCode === '' ? null : { city: withoutCountry(location, countryCode), region, countryCode };
  const words = region === '' ? location : [location, region].filter((part) => part !== '').join(', ');
  return { location: place ? placeText(place) : words, place, applicantsFrom: applicantsFromIn(typed) };
};

/** What the fields of the place show of a stored posting: not the words that we made of what was chosen. */
export const placeValues = ({
  location,
  place,
  workMode,
  applicantsFrom: from,
}: PostingFields): TypedPlace => {
  const ours = location === NO_PLACE || (workMode === 'remote' && location === remoteText(from));
  const words = ours ? '' : location;
  return {
    location: place && location === placeText(place) ? place.city : words,
    region: place?.region ?? '',
    countryCode: place?.countryCode ?? '',
    applicantsFrom: from === null ? '' : from === 'anywhere' ? 'anywhere' : 'countries',
    applicantCountries: from === null || from === 'anywhere' ? [] : from,
  };
};
