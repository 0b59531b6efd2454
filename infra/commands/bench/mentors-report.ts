import { consumptionTable, type SizeFigures } from './consumption.ts';

/** The part of the benchmarks about the directory of mentors, with its heading. */
export const mentorsReport = (
  sizes: readonly SizeFigures[],
  day: string,
): string => `## What the directory of mentors consumes

Pages of 20 mentors of \`GET /api/mentors\`, measured on ${day} with as many listed mentors as the column says: the first three
pages of each search, in units as above. A student's page reads the profile besides, by which it is ordered.

${consumptionTable(sizes, 'search')}`;
