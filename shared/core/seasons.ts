// Seasons as students know them: the months in which something begins. Never stored, always computed from the date.

const SEASONS = [
  { name: 'spring', months: [1, 2, 3, 4] },
  { name: 'summer', months: [5, 6, 7] },
  { name: 'fall', months: [8, 9, 10, 11, 12] },
] as const;

/** A season in addresses and filters: `summer-2027`. */
export const SEASON_PATTERN = /^(spring|summer|fall)-\d{4}$/;

/** The season in which a date (`YYYY-MM-DD`) lies; empty for no date. */
export const seasonOf = (date: string): string => {
  const [year, month] = date.split('-').map(Number);
  const season = SEASONS.find(({ months }) => months.some((one) => one === month));
  return season ? `${season.name}-${String(year).padStart(4, '0')}` : '';
};

const MONTHS = 12;

/** A number of seasons from that of a day (`YYYY-MM-DD`) on. */
export const seasonsFrom = (day: string, count: number): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const seasons = new Set<string>();
  for (let at = year * MONTHS + month - 1; seasons.size < count; at++) {
    const digits = String((at % MONTHS) + 1).padStart(2, '0');
    seasons.add(seasonOf(`${Math.floor(at / MONTHS)}-${digits}-01`));
  }
  return [...seasons];
};
