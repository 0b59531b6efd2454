import { consumptionTable, type SizeFigures } from './consumption.ts';

/** The part of the benchmarks about the queue of reviews, with its heading. */
export const reviewsReport = (
  sizes: readonly SizeFigures[],
  day: string,
): string => `## What the queue of reviews consumes

Pages of 20 projects of \`GET /api/reviews\`, measured on ${day} with as many projects waiting as the column says: the first three
pages of each filter, in units as above. "The page" is the query of the queue alone; "the request" reads the mentor’s claims, how
many wait and the waits besides.

${consumptionTable(sizes, 'queue')}`;
