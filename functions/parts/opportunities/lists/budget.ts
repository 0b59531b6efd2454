import { MAX_ENTRY_BYTES } from './entries.ts';

/** No request for a list consumes more than this many read units, however large the table and whatever it asks. */
const READ_UNITS = 10;
/** What a read unit buys in an eventually consistent query. */
const BYTES_PER_UNIT = 8192;

/** How many entries a query may read without consuming more than `units`, however large they are. */
export const entriesWithin = (units: number): number =>
  Math.max(0, Math.floor((Math.floor(units * 2) / 2) * (BYTES_PER_UNIT / MAX_ENTRY_BYTES)));

/** What is left of a request's read units. */
export class ReadBudget {
  private left = READ_UNITS;

  /** How many entries may still be read in one query; 0 when the budget is used up. */
  get entries(): number {
    return entriesWithin(this.left);
  }

  spend(units: number): void {
    this.left -= units;
  }
}
