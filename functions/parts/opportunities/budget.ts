import { MAX_POSTING_BYTES } from './postings.ts';

/** No request for a list consumes more than this many read units, however large the table and whatever it asks. */
const READ_UNITS = 10;
/** What a read unit buys in an eventually consistent query. */
const BYTES_PER_UNIT = 8192;

/** How many postings a query may read without consuming more than `units`, however large they are. */
export const postingsWithin = (units: number): number =>
  Math.max(0, Math.floor((Math.floor(units * 2) / 2) * (BYTES_PER_UNIT / MAX_POSTING_BYTES)));

/** What is left of a request's read units. */
export class ReadBudget {
  private left = READ_UNITS;

  /** How many postings may still be read in one query; 0 when the budget is used up. */
  get postings(): number {
    return postingsWithin(this.left);
  }

  spend(units: number): void {
    this.left -= units;
  }
}
