import { DAY_MS } from '#shared/core/durations.ts';
import type { Random } from './random.ts';

const SEASONS = [
  { name: 'Spring', month: 0, day: 18, start: 'mid-January', weeks: [12, 20] },
  { name: 'Summer', month: 5, day: 1, start: 'the beginning of June', weeks: [10, 12] },
  { name: 'Fall', month: 8, day: 7, start: 'September', weeks: [12, 24] },
] as const;

/** When an internship takes place: one of the two seasons that begin at least three weeks after the deadline. */
export const seasonFrom = (
  random: Random,
  deadline: string,
): { name: string; start: string; day: string; weeks: number } => {
  const earliest = Date.parse(deadline) + 21 * DAY_MS;
  const year = new Date(earliest).getUTCFullYear();
  const coming = [year, year + 1]
    .flatMap((in_) =>
      SEASONS.map((season) => ({ ...season, year: in_, at: Date.UTC(in_, season.month, season.day) })),
    )
    .filter(({ at }) => at >= earliest);
  const season = random.pick(coming.slice(0, 2));
  return {
    name: `${season.name} ${season.year}`,
    start: season.start,
    day: new Date(season.at).toISOString().slice(0, 10),
    weeks: random.between(...(season.weeks as [number, number])),
  };
};
