import { listed, listedUpTo, sentence } from '#functions/core/advisor/words.ts';
import type { Evidence, Receipt } from '#shared/core/match-receipt.ts';
import { isMet, OPTIONAL, SIMILAR } from '#shared/features/matching/must-haves.ts';

/** A skill that a posting asks for, as a receipt has it. */
export interface ReceiptSkill {
  readonly name: string;
  /** Not only nice to have. */
  readonly required: boolean;
  readonly met: boolean;
  /** The profile has a similar one, which counts in part. */
  readonly similar: boolean;
  /** The line of the profile on which it rests; empty without one. */
  readonly profile: string;
}

const skillOf = (evidence: Evidence): ReceiptSkill => {
  const { claim, profile } = evidence;
  const name = claim.slice(0, claim.lastIndexOf(': '));
  const required = !name.endsWith(OPTIONAL);
  return {
    name: required ? name : name.slice(0, -OPTIONAL.length).trim(),
    required,
    met: isMet(evidence),
    similar: profile !== '' && claim.includes(SIMILAR),
    profile,
  };
};

/** The skills that a posting asks for, those that it requires first. */
export const receiptSkills = ({ parts }: Receipt): ReceiptSkill[] => parts.skills.evidence.map(skillOf);

const namesOf = (skills: readonly ReceiptSkill[]): string[] => skills.map(({ name }) => name);

/** The required skills that the profile does not have. */
export const missingSkills = (receipt: Receipt): string[] =>
  namesOf(receiptSkills(receipt).filter(({ required, met }) => required && !met));

/** The strongest reason for a match: the skills that the profile has, else what else fits; undefined when nothing does. */
export const strongestReason = (receipt: Receipt): string | undefined => {
  const skills = receiptSkills(receipt);
  const met = namesOf(skills.filter((skill) => skill.met));
  if (met.length > 0) return `you have ${listedUpTo(met, 3)}`;
  const similar = namesOf(skills.filter((skill) => skill.similar));
  if (similar.length > 0) return `you have something similar to ${listedUpTo(similar, 2)}`;
  const { location, experience } = receipt.parts;
  if (location.score === 100) return 'it is in a place you look for';
  return experience.score === 100 ? 'you have the experience that it asks for' : undefined;
};

/** The parts of a match besides the skills, in the words of the receipt: `18 months of the 1 year of experience asked for`. */
export const otherClaims = ({ parts: { experience, education, location } }: Receipt): string[] =>
  [experience, education, location].flatMap(({ evidence }) => evidence.map(({ claim }) => sentence(claim)));

/** How many of the required skills the profile has, and which: `You have two of the three skills that it requires: …`. */
export const skillsSentence = (receipt: Receipt): string | undefined => {
  const required = receiptSkills(receipt).filter((skill) => skill.required);
  const met = namesOf(required.filter((skill) => skill.met));
  if (required.length === 0) return undefined;
  if (met.length === 0) return `Your profile has none of the skills that it requires.`;
  if (met.length === required.length) return `You have every skill that it requires: ${listed(met)}.`;
  return `You have ${met.length} of the ${required.length} skills that it requires: ${listed(met)}.`;
};
