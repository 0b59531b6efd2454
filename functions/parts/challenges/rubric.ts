import { createHash } from 'node:crypto';
import { canonical } from '#functions/parts/admin/audit/chain.ts';
import {
  type Criterion,
  type FrozenRubric,
  frozenRubricSchema,
  rubricToFreeze,
} from '#shared/features/challenges/rubric-schema.ts';
import type { ChallengeRecord } from './record.ts';

/** The SHA-256 of a frozen rubric’s text, in hexadecimal. */
export const rubricHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A rubric as it is frozen at a moment: its canonical JSON, which always is the same for the same criteria, and the hash. */
export const freeze = (criteria: readonly Criterion[], now: Date): NonNullable<ChallengeRecord['frozen']> => {
  const text = canonical(rubricToFreeze(criteria));
  return { canonical: text, sha256: rubricHash(text), at: now.toISOString() };
};

/** The frozen rubric of a challenge, by which its entries are judged; undefined before it was opened. */
export const frozenRubric = ({ frozen }: Pick<ChallengeRecord, 'frozen'>): FrozenRubric | undefined =>
  frozen && frozenRubricSchema.parse(JSON.parse(frozen.canonical));
