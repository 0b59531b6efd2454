import { later } from '#frontend/ui/data/later.ts';
import { countryName } from '#shared/core/places/country-name.ts';
import type { Basics } from '#shared/features/profile/sections.ts';

const month = later(
  () => new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** `2024-06` as `Jun 2024`, `2024` as it is. */
export const dateWords = (date: string): string =>
  date.length === 7 ? month().format(Date.parse(`${date}-01T00:00:00Z`)) : date;

/** `Jun 2024 – Present`. Without an end, work goes on; anything else has only the one date. */
export const periodWords = (
  { startDate = '', endDate = '' }: { startDate?: string | undefined; endDate?: string | undefined },
  open = '',
): string =>
  [dateWords(startDate), endDate === '' && startDate !== '' ? open : dateWords(endDate)]
    .filter(Boolean)
    .join(' – ');

/** The parts that there are, with a separator between them. */
export const joined = (parts: readonly (string | undefined)[], separator = ' · '): string =>
  parts.filter(Boolean).join(separator);

/** `Leeds, United Kingdom`. */
export const placeWords = ({ location }: Basics): string =>
  joined(
    [location?.city, location?.region, location?.countryCode && countryName(location.countryCode)],
    ', ',
  );

/** `linkedin.com/in/maya`. */
export const linkWords = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
