import { consumptionTable, type SizeFigures } from './consumption.ts';

/** The user directory's part of the benchmarks, with its heading. */
export const usersReport = (
  sizes: readonly SizeFigures[],
  day: string,
): string => `## What the user directory consumes

Pages of 50 users of \`GET /api/admin/users\`, measured on ${day} with as many users in the directory as the column
says: the first three pages of each view, in units as above. Each page includes the counts of the tabs and the figures
of the stat cards; "the counters alone" is their part. A page of a search, or of a filter by days of activity, ends at
its limit of units: "items" is then below 50, and the next page goes on from there.

${consumptionTable(sizes, 'view')}`;
