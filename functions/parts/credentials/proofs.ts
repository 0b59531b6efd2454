import type { Write } from '#functions/core/transaction.ts';
import { addProven, removeProven } from '#functions/parts/profile/proven.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { ProvenSkill } from '#shared/core/proven-skill.ts';
import { knownSkill } from '#shared/features/matching/skills/normalise.ts';
import type { CredentialRecord } from './record.ts';

/** The skills that a credential shows or proves in a match: none for what is only completed, and for badges. */
const provenBy = ({
  id,
  kind,
  achievement,
  courseId,
  issuedAt,
  validUntil,
}: CredentialRecord): ProvenSkill[] => {
  if (kind === 'completed' || kind === 'badge' || courseId === null) return [];
  const skills = new Set(achievement.skills.flatMap((skill) => knownSkill(skill) ?? []));
  return [...skills].map((skill) => ({
    ...{ skill, kind, courseId, proofId: id, title: achievement.name, issuer: PRODUCT },
    ...{ provenAt: issuedAt, validUntil },
  }));
};

/** The writes by which a credential counts in a match. */
export const countingWrites = (credential: CredentialRecord): Write[] =>
  addProven(credential.userId, provenBy(credential));

/** The writes by which a credential counts no more: it was suspended or revoked, or a later one has replaced it. */
export const uncountingWrites = (credential: CredentialRecord): Write[] =>
  removeProven(credential.userId, provenBy(credential));
