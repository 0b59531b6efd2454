import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import { courseAchievement } from '#functions/parts/credentials/achievements.ts';
import { claimWrite, issuedNow, newCredential } from '#functions/parts/credentials/award.ts';
import { takePosition } from '#functions/parts/credentials/position.ts';
import { countingWrites } from '#functions/parts/credentials/proofs.ts';
import type { CredentialRecord } from '#functions/parts/credentials/record.ts';
import { statusWrite } from '#functions/parts/credentials/status-list.ts';
import { type ClaimedKind, monthsAfter, VALID_MONTHS } from '#shared/features/credentials/rules.ts';

/** A credential of a course. */
export interface CredentialDescription {
  readonly courseId: string;
  readonly version?: number;
  readonly kind: ClaimedKind;
  readonly issuedAt: Date;
  readonly evidence: CredentialRecord['evidence'];
  /** Missing for one that is in force. */
  readonly revoked?: { readonly at: Date; readonly by: string; readonly reason: string };
}

/**
 * Stores a credential of a course for a user, revoked or in force. It is signed when it is first asked for. Fails when the user has
 * one of the kind for the course.
 */
export const storeCredential = async (
  holder: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>,
  { courseId, version = 1, kind, issuedAt, evidence, revoked }: CredentialDescription,
): Promise<CredentialRecord> => {
  const course = await getCourseVersion(courseId, version);
  if (!course) throw new Error(`There is no version ${version} of the course ${courseId}.`);
  const achievement = courseAchievement(kind, course);
  const [at, position] = [issuedAt.toISOString(), await takePosition()];
  const issued: CredentialRecord['history'][number] = { status: 'issued', at, by: 'student' };
  const credential: CredentialRecord = {
    ...issuedNow(holder, achievement, issuedAt),
    ...position,
    ...{ kind, courseId, evidence, validUntil: monthsAfter(at, VALID_MONTHS), history: [issued] },
    ...(revoked && {
      ...{ status: 'revoked', reason: revoked.reason, updatedAt: revoked.at.toISOString(), version: 2 },
      history: [
        issued,
        {
          ...{ status: 'revoked', at: revoked.at.toISOString(), by: 'admin' },
          ...{ user: revoked.by, reason: revoked.reason },
        },
      ],
    }),
  };
  await transact({
    credential: newCredential(credential),
    claim: claimWrite(holder.id, achievement.id, undefined, { credentialId: credential.id, shownAt: at }),
    status: revoked && (await statusWrite(position, 'revoked')),
    counted: revoked ? undefined : countingWrites(credential),
  });
  return credential;
};
