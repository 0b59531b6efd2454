import type { Role } from '#shared/core/contract.ts';
import type { Sections } from '../profile/sections.ts';
import type { Finding, Place } from './findings.ts';
import { RULES, type Rule } from './health-rules.ts';

/** What the score looks at. */
export interface Resume {
  readonly role: Role;
  readonly sections: Sections;
}

/** Something that would raise the score. */
export interface MissingPart {
  /** The rule that asks for it. */
  readonly id: string;
  /** What to do: `Add a headline`. */
  readonly name: string;
  /** Why it helps. */
  readonly reason: string;
  readonly place: Place;
  /** How much the score grows with it, in percent of the whole. */
  readonly share: number;
}

/** Points of name and email address, which sign-up itself gave. */
const IDENTITY_POINTS = 10;

const isJunior = (role: Role): boolean => role === 'student' || role === 'alumni';

interface Result extends Finding {
  readonly rule: Rule;
  readonly points: number;
}

const resultsOf = ({ role, sections }: Resume): Result[] => {
  const junior = isJunior(role);
  return RULES.map((rule) => ({
    rule,
    points: rule.points[junior ? 0 : 1],
    ...rule.look(sections, junior),
  }));
};

const possible = (results: readonly Result[]): number =>
  results.reduce((sum, { points }) => sum + points, IDENTITY_POINTS);

/**
 * Resume Health: how many of the points of all rules a profile has, in whole percent (0 to 100); 100 means that nothing
 * is left to do. No model is involved.
 */
export const resumeScore = (resume: Resume): number => {
  const results = resultsOf(resume);
  const had = results.reduce((sum, { points, met }) => sum + points * met, IDENTITY_POINTS);
  // Fractions of rules may add up to a little less than the whole number that they are.
  return Math.floor((100 * had) / possible(results) + 1e-9);
};

/** What would raise the score, the weightiest first; empty exactly when the score is 100. */
export const missingParts = (resume: Resume): MissingPart[] => {
  const results = resultsOf(resume);
  return results
    .filter(({ met }) => met < 1)
    .map(({ rule: { id, reason }, name, place, points, met }) => ({
      id,
      reason,
      name,
      place,
      share: (100 * points * (1 - met)) / possible(results),
    }))
    .sort((a, b) => b.share - a.share);
};
