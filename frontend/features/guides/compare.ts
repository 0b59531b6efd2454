import { defineFilters, type FilterField } from '#frontend/core/lists/filters.ts';
import { GUIDES_PATH } from '#shared/features/guides/address.ts';
import { GUIDE_COUNTRIES, type GuideCountry } from '#shared/features/guides/fact.ts';
import { MAX_COMPARED } from '#shared/features/guides/rules.ts';

/** Those with a guide, each once, at most three, in the order given. */
const countries: FilterField<readonly GuideCountry[]> = {
  none: [],
  read: (text) => {
    const asked = text.toLowerCase().split(',');
    const known = asked.flatMap((one) => GUIDE_COUNTRIES.find((country) => country === one.trim()) ?? []);
    return [...new Set(known)].slice(0, MAX_COMPARED);
  },
  write: (value) => value.join(','),
};

/** The countries side by side, as the address names them: `?compare=us,de`. */
export const COMPARED = defineFilters({ compare: countries });

/** These countries with one more, as far as there is room, or without one that is among them. */
export const toggled = (compared: readonly GuideCountry[], country: GuideCountry): readonly GuideCountry[] =>
  compared.includes(country)
    ? compared.filter((one) => one !== country)
    : [...compared, country].slice(0, MAX_COMPARED);

/** The address of the page with these countries side by side. */
export const comparePath = (compared: readonly GuideCountry[]): string =>
  compared.length === 0 ? GUIDES_PATH : `${GUIDES_PATH}?compare=${compared.join(',')}`;
