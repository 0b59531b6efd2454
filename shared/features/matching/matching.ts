import type { Receipt } from '#shared/core/match-receipt.ts';
import { ARITHMETIC, type MatchPart, RULES } from './arithmetic.ts';
import type { Profile } from './claims.ts';
import { evidenceFor } from './evidence.ts';
import { type Facts, factsOf, matchTotal, partsFor, proofsUsed } from './facts.ts';
import { raisesFor } from './raises.ts';
import { type Asked, askedOf, type MatchedOpportunity } from './requirements.ts';
import { ROLES } from './roles.data.ts';
import { GROUPS } from './skills/vocabulary.ts';

/** FNV-1a, 32 bits. */
const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
};

let version: string | undefined;

/** The version of the arithmetic, and of the rules and the vocabulary by their content. */
export const matchVersion = (): string => {
  version ??= `${ARITHMETIC}-${hash(RULES + ROLES + GROUPS.map(({ skills }) => skills).join())}`;
  return version;
};

/** The receipt of facts and of what a posting asks for, when both are at hand. */
export const receiptOf = (facts: Facts, asked: Asked, asOf: string): Receipt => {
  const numbers = partsFor(facts, asked);
  const total = matchTotal(facts, asked);
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

export { askedOf, factsOf, type MatchedOpportunity, type Profile, proofsUsed };
