import { type Asked, askedOf, type MatchedOpportunity } from './matching/asked.ts';
import type { Profile } from './matching/claims.ts';
import { type Evidence, evidenceFor } from './matching/evidence.ts';
import { type Facts, factsOf, partsFor, saysNothing } from './matching/facts.ts';
import { type Raise, raisesFor } from './matching/raises.ts';
import { ROLES } from './matching/roles.data.ts';
import { type MatchPart, RULES, totalOf } from './matching-arithmetic.ts';
import { GROUPS } from './skills/vocabulary.ts';

/** Why a total is what it is: the same for both sides, and recomputable from its parts by `totalOf`. */
export interface Receipt {
  /** Of the rules and the vocabulary: the same version gives the same number. */
  readonly version: string;
  /** The day on which it was computed, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** 0 to 100; null when the profile says nothing that counts, or the posting asks for nothing. */
  readonly total: number | null;
  /** What is not asked for weighs 0; a score is null where nothing is asked for or nothing is known. */
  readonly parts: Readonly<
    Record<
      MatchPart,
      { readonly score: number | null; readonly weight: number; readonly evidence: readonly Evidence[] }
    >
  >;
  readonly raises: readonly Raise[];
}

/** FNV-1a, 32 bits. */
const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
};

let version: string | undefined;

/** The version of the rules and the vocabulary: raised by hand when the code changes what counts, otherwise by their content. */
export const matchVersion = (): string => {
  version ??= `1-${hash(RULES + ROLES + GROUPS.map(({ skills, related }) => skills + related.join()).join())}`;
  return version;
};

/** The receipt of facts and of what a posting asks for, when both are at hand. */
export const receiptOf = (facts: Facts, asked: Asked, asOf: string): Receipt => {
  const numbers = partsFor(facts, asked);
  const total = saysNothing(facts) ? null : totalOf(numbers);
  const evidence = evidenceFor(facts, asked);
  const part = (name: MatchPart) => ({ ...numbers[name], evidence: evidence[name] });
  return {
    version: matchVersion(),
    asOf,
    total,
    parts: {
      skills: part('skills'),
      experience: part('experience'),
      education: part('education'),
      location: part('location'),
    },
    raises: raisesFor(facts, asked, total),
  };
};

/** How well a profile matches a posting on the day `asOf` (`YYYY-MM-DD`), the only clock, and why. */
export const match = (profile: Profile, opportunity: MatchedOpportunity, asOf: string): Receipt =>
  receiptOf(factsOf(profile, asOf), askedOf(opportunity), asOf);

/** The total alone, without what explains it. */
export const matchTotal = (facts: Facts, asked: Asked): number | null =>
  saysNothing(facts) ? null : totalOf(partsFor(facts, asked));
export type { MatchedOpportunity, Profile };
