import { GUIDE_COUNTRIES, GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';

/** The countries with a guide as the choices of a field. */
export const COUNTRY_OPTIONS = GUIDE_COUNTRIES.map((country) => ({
  value: country,
  label: GUIDE_COUNTRY_NAMES[country],
}));
