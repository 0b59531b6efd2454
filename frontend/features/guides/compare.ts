import { GUIDES_PATH } from '#shared/features/guides/address.ts';
import { GUIDE_COUNTRIES, type GuideCountry } from '#shared/features/guides/fact.ts';
import { MAX_COMPARED } from '#shared/features/guides/rules.ts';

/** The field of the address that names the countries side by side: `?compare=us,de`. */
export const COMPARE = 'compare';

/** The countries that an address asks for: those with a guide, each once, at most three, in the order given. */
export const comparedIn = (search: URLSearchParams): readonly GuideCountry[] => {
  const asked = (search.get(COMPARE) ?? '').toLowerCase().split(',');
  const known = asked.flatMap((one) => GUIDE_COUNTRIES.find((country) => country === one.trim()) ?? []);
  return [...new Set(known)].slice(0, MAX_COMPARED);
};

/** The countries of an address with one more, or without one that is among them. */
export const toggledIn = (search: URLSearchParams, country: GuideCountry): readonly GuideCountry[] => {
  const compared = comparedIn(search);
  return compared.includes(country)
    ? compared.filter((one) => one !== country)
    : [...compared, country].slice(0, MAX_COMPARED);
};

/** The address of the page with these countries side by side. */
export const comparePath = (countries: readonly GuideCountry[]): string =>
  countries.length === 0 ? GUIDES_PATH : `${GUIDES_PATH}?${COMPARE}=${countries.join(',')}`;
