import { CREDITS } from '../matching/arithmetic.ts';

/** What the place of an applicant depends on: their match, and what their receipt says of the posting. */
export interface Scored {
  readonly match: number;
  /** How much the skills weigh in the match, in percent. */
  readonly skillsWeight: number;
  readonly mustHaves: { readonly of: number };
}

/** The places that a candidate may have: from the first of their tie to its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** The best of this tie is within the margin of the last one before it. */
  readonly close: boolean;
}

/**
 * How many points of a match a receipt leaves open: what one must-have moves the number when an entry of the profile shows it
 * rather than only lists it. That depends on how a profile is written, and not on what the person can. At least one point,
 * since totals are rounded down. Without must-haves there is only the rounding.
 */
const marginOf = ({ skillsWeight, mustHaves }: Scored): number =>
  mustHaves.of === 0
    ? 1
    : Math.max(1, Math.ceil((skillsWeight * (CREDITS.shown - CREDITS.listed)) / (100 * mustHaves.of)));

/** The points within which the matches for one posting cannot be told apart: the most that one of the receipts leaves open. */
export const marginFor = (scored: readonly Scored[]): number => Math.max(1, ...new Set(scored.map(marginOf)));

/**
 * The places of applicants, in the order of what is given. The best begins a tie, which takes those whose match is at most
 * the margin lower; the next one begins another. So within a tie no two differ by more than the margin,
 * equal matches are always tied, and applicants with a lower match change nothing above them.
 */
export const placesOf = (scored: readonly Scored[]): Place[] => {
  const margin = marginFor(scored);
  const totals = scored.map(({ match }) => match).sort((a, b) => b - a);
  const places = new Map<number, Place>();
  for (let first = 0; first < totals.length; ) {
    const best = totals[first] ?? 0;
    let end = first;
    while (end < totals.length && best - (totals[end] ?? 0) <= margin) end += 1;
    const before = totals[first - 1];
    const place = { from: first + 1, to: end, close: before !== undefined && before - best <= margin };
    for (const total of totals.slice(first, end)) places.set(total, place);
    first = end;
  }
  return scored.flatMap(({ match }) => places.get(match) ?? []);
};
