import type { ProvenSkill } from '#shared/core/proven-skill.ts';
import { type GivenNumbers, type PartNumbers, partNumbers, totalOf } from './arithmetic.ts';
import { type Claim, type Coverage, claimsOf, coverageBy, type Profile } from './claims.ts';
import { educationFit, type Study, studiesOf } from './education.ts';
import { type Experience, experienceOf } from './experience.ts';
import { placeScore } from './places.ts';
import { type Asked, type AskedSkill, numbersOf } from './requirements.ts';

/** What of a profile counts, in canonical form. */
export interface Facts {
  readonly claims: readonly Claim[];
  readonly coverage: ReadonlyMap<string, Coverage>;
  readonly experience: Experience;
  readonly studies: readonly Study[];
  readonly places: readonly string[];
}

/**
 * The facts of a profile on the day `asOf`. Name, photo, dates of birth, contact data, address, schools and years of
 * graduation are not among them, so that they cannot change a number.
 */
export const factsOf = (profile: Profile, asOf: string): Facts => {
  const claims = claimsOf(profile, asOf);
  return {
    claims,
    coverage: coverageBy(claims),
    experience: experienceOf(profile, asOf),
    studies: studiesOf(profile.education ?? []),
    places: profile.lookingFor?.[0]?.places ?? [],
  };
};

/** The sum of what the person's skills are worth for those that are asked for. */
const creditFor = ({ coverage }: Facts, asked: readonly AskedSkill[]): number =>
  asked.reduce((sum, { skill }) => sum + (coverage.get(skill)?.credit ?? 0), 0);

/** What the facts are for a posting, in numbers. */
export const givenFor = (facts: Facts, { must, nice, education, place }: Asked): GivenNumbers => {
  const { claims, experience, studies, places } = facts;
  const [mustCredit, niceCredit] = [creditFor(facts, must), creditFor(facts, nice)];
  // A proof of something else says nothing about what is asked for, and need not be sent with an application.
  const known = mustCredit + niceCredit > 0 || claims.some(({ proof }) => proof === undefined);
  return {
    mustCredit: known ? mustCredit : null,
    niceCredit,
    months: experience.months,
    education: education ? educationFit(studies, education, experience.months ?? 0).score : null,
    location: places.length === 0 ? null : placeScore(places, place).score,
  };
};

/**
 * The proofs on which the receipt for a posting rests. With them alone beside the sections of the profile the receipt is the
 * same.
 */
export const proofsUsed = ({ coverage }: Facts, { must, nice }: Asked): ProvenSkill[] => [
  ...new Set([...must, ...nice].flatMap(({ skill }) => coverage.get(skill)?.claim.proof ?? [])),
];

/** Score and weight of each part. A score is null where nothing is asked for, or nothing is known. */
export const partsFor = (facts: Facts, asked: Asked): PartNumbers =>
  partNumbers(numbersOf(asked), givenFor(facts, asked));

/** The total alone, without what explains it. */
export const matchTotal = (facts: Facts, asked: Asked): number | null => totalOf(partsFor(facts, asked));
