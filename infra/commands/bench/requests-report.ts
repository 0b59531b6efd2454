import { consumptionTable, type SizeFigures } from './consumption.ts';
import { isOfPostings } from './postings-report.ts';

/** The part of lists and routes, with its heading: what their requests consume. */
export const requestsReport = (
  sizes: readonly SizeFigures[],
  day: string,
): string => `## What requests consume

Measured on ${day}. Capacity units that DynamoDB would bill for a request, as the table reports them (median / most of all
requests of the kind), with as many opportunities in the table as the column says. "session" is what finding out who asks comes
to, on top. Lists are pages of 20, the first two of each; "items" is how many came on a page after which more follow
(median / fewest): a search that meets its limit of units stops there and goes on with the next page.

${consumptionTable(
  sizes.map(({ size, figures }) => ({ size, figures: figures.filter((one) => !isOfPostings(one)) })),
  'route',
)}`;
