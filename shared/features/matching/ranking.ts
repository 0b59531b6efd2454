import type { Opportunity } from '../opportunities/routes.ts';
import { CREDITS } from './arithmetic.ts';
import type { Profile } from './claims.ts';
import { type Facts, matchTotal, partsFor } from './facts.ts';
import { type Asked, askedOf, type MatchedOpportunity } from './requirements.ts';
import { normaliseSkill } from './skills/normalise.ts';
import { askedFrom, type MatchTerms } from './terms.ts';

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

/** Whether a profile says nothing that counts: it matches nothing better than anything else. */
export const saysNothing = ({ claims, experience, studies, places }: Facts): boolean =>
  claims.length === 0 && experience.months === null && studies.length === 0 && places.length === 0;

/** Those of the skills that a person has, in the posting's spelling. */
export const matchedAmong = (skills: readonly string[], { coverage }: Facts): string[] =>
  skills.filter((skill) => (coverage.get(normaliseSkill(skill))?.credit ?? 0) >= CREDITS.listed);

/** Experience below this percentage of what is asked for is none that could be made up for. */
const LEAST_EXPERIENCE = 25;

type Listed = Pick<Opportunity, 'type' | 'startDate'> & { readonly terms: MatchTerms };

/**
 * Whether a person cannot do what an opportunity asks for, by what they say themselves: it is of a kind that they do not
 * look for, at a place where they do not want to work, begins before they can, or asks for several times their experience.
 * What they do not say is no reason.
 */
export const cannotDo = (
  { lookingFor: [{ kinds = [], earliestStart = '' } = {}] = [] }: Profile,
  facts: Facts,
  { type, startDate, terms }: Listed,
): boolean => {
  const { location, experience } = partsFor(facts, askedFrom(terms));
  return (
    (kinds.length > 0 && !kinds.includes(type)) ||
    (startDate !== '' && startDate < earliestStart) ||
    (location.weight > 0 && location.score === 0) ||
    (experience.weight > 0 && experience.score !== null && experience.score < LEAST_EXPERIENCE)
  );
};
