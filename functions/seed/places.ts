import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Company, Place } from './data.ts';

type Town = Exclude<Place, 'Remote'>;

const TOWNS: Record<Town, { readonly region: string; readonly countryCode: string }> = {
  'San Francisco': { region: 'California', countryCode: 'US' },
  'New York': { region: 'New York', countryCode: 'US' },
  Seattle: { region: 'Washington', countryCode: 'US' },
  Boston: { region: 'Massachusetts', countryCode: 'US' },
  Austin: { region: 'Texas', countryCode: 'US' },
  Chicago: { region: 'Illinois', countryCode: 'US' },
  London: { region: 'England', countryCode: 'GB' },
  Manchester: { region: 'England', countryCode: 'GB' },
  Edinburgh: { region: 'Scotland', countryCode: 'GB' },
  Dublin: { region: '', countryCode: 'IE' },
  Berlin: { region: '', countryCode: 'DE' },
  Bengaluru: { region: 'Karnataka', countryCode: 'IN' },
  Tokyo: { region: '', countryCode: 'JP' },
};

/** A town of the seed as data. */
export const townPlace = (city: Town): Opportunity['place'] => ({ city, ...TOWNS[city] });

/** The countries in which a company has offices, where its remote colleagues live; anywhere without an office. */
const remoteFrom = ({ places }: Company): Opportunity['applicantsFrom'] => {
  const towns = places.filter((place) => place !== 'Remote');
  return towns.length === 0 ? 'anywhere' : [...new Set(towns.map((town) => TOWNS[town].countryCode))];
};

/** The place of an opportunity: where the work is done, and for remote work where applicants may live. */
export const placeFields = (
  company: Company,
  place: Place,
  workMode: Opportunity['workMode'],
): Pick<Opportunity, 'location' | 'place' | 'applicantsFrom'> => ({
  location: place,
  place: place === 'Remote' ? null : townPlace(place),
  applicantsFrom: workMode === 'remote' ? remoteFrom(company) : null,
});
