import { type Asked, askedOf, type MatchedOpportunity } from './matching/asked.ts';
import { type Facts, matchTotal } from './matching/facts.ts';
import { CREDITS } from './matching-arithmetic.ts';

type Candidate = MatchedOpportunity & {
  readonly id: string;
  readonly postedAt: string;
  readonly urgent: boolean;
};

/** What was read from a posting, while it is in memory: many profiles are compared with the same one. */
const read = new WeakMap<object, Asked>();
const askedOnce = (candidate: Candidate): Asked => {
  const asked = read.get(candidate) ?? askedOf(candidate);
  read.set(candidate, asked);
  return asked;
};

/** How well a candidate suits someone. */
export interface Ranked<T> {
  readonly candidate: T;
  readonly match: number | null;
  /** Those of its required skills that the person has, in its spelling. */
  readonly matchedSkills: string[];
}

/**
 * The candidates, the best match first; among equals the one that is urgent, then the newer, then by id, so that the order
 * is always the same.
 */
export const rankByMatch = <T extends Candidate>(candidates: readonly T[], facts: Facts): Ranked<T>[] =>
  candidates
    .map((candidate) => {
      const asked = askedOnce(candidate);
      const has = asked.must.filter(
        ({ skill }) => (facts.coverage.get(skill)?.credit ?? 0) >= CREDITS.listed,
      );
      return { candidate, match: matchTotal(facts, asked), matchedSkills: has.map(({ line }) => line) };
    })
    .sort(
      ({ candidate: a, match: left }, { candidate: b, match: right }) =>
        (right ?? 0) - (left ?? 0) ||
        Number(b.urgent) - Number(a.urgent) ||
        (a.postedAt < b.postedAt ? 1 : a.postedAt > b.postedAt ? -1 : 0) ||
        (a.id < b.id ? -1 : 1),
    );
