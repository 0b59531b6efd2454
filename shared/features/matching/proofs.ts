import type { ProofKind, ProvenSkill } from '#shared/core/proven-skill.ts';
import { CREDITS } from './arithmetic.ts';
import { normaliseSkill } from './skills/normalise.ts';

interface ProofWords {
  readonly credit: number;
  /** After the name of the skill. */
  readonly how: string;
  /** After the title. Titles stay out of the claim, whose words programs read. */
  readonly checked: string;
}

/** What each kind of proof is worth, and what a receipt says of it. */
export const PROOFS: Readonly<Record<ProofKind, ProofWords>> = {
  project: {
    credit: CREDITS.proven,
    how: 'proven by a project',
    checked: 'verified by two mentors',
  },
  certified: {
    credit: CREDITS.proven,
    how: 'proven by a certificate',
    checked: 'test passed, and task verified by two mentors',
  },
  // Open book and unproctored: a test never counts more than work that shows the skill.
  assessed: { credit: CREDITS.shown, how: 'shown by a test', checked: 'test passed' },
  imported: { credit: CREDITS.shown, how: 'shown by a credential', checked: 'signature checked' },
};

/** Who issued it, where that is not the product. */
const withIssuer = ({ kind, title, issuer }: ProvenSkill): string =>
  kind === 'imported' ? `${title}, by ${issuer}` : title;

/** Whether it counts on a day (`YYYY-MM-DD`): it does on its first and its last. */
const countsOn = ({ provenAt, validUntil }: ProvenSkill, day: string): boolean =>
  provenAt.slice(0, 10) <= day && (validUntil === null || validUntil.slice(0, 10) >= day);

/** The claims that rest on what others have checked, on the day `asOf`. */
export const provenClaims = (proven: readonly ProvenSkill[], asOf: string) =>
  proven
    .filter((proof) => countsOn(proof, asOf))
    .map((proof) => ({
      skill: normaliseSkill(proof.skill),
      credit: PROOFS[proof.kind].credit,
      line: `${withIssuer(proof)}, ${PROOFS[proof.kind].checked}`,
      proof,
    }));
