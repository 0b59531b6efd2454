import * as z from 'zod';
import { line } from '../contract.ts';
import { MAX_COUNTRIES, PLACE_MAX } from './place.ts';

/** The code of a country (ISO 3166-1, two letters). Whether there is one is checked where a posting is stored, which has their list. */
const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'Choose a country');

/** Where the work is done. City and region are empty when only the country is known. */
export const placeSchema = z.object({
  city: line(PLACE_MAX),
  region: line(PLACE_MAX),
  countryCode: countryCodeSchema,
});

/** Where applicants for remote work may live: anywhere, or in these countries. */
export const applicantsFromSchema = z.union([
  z.literal('anywhere'),
  z.array(countryCodeSchema).min(1, 'Choose at least one country').max(MAX_COUNTRIES),
]);
