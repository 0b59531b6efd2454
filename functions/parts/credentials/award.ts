import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import type { BadgeId } from '#shared/features/credentials/rules.ts';
import { badgeAchievement, type WholeAchievement } from './achievements.ts';
import { identityOf } from './document.ts';
import { takePosition } from './position.ts';
import { type Claim, type CredentialRecord, listFields, recipientOf } from './record.ts';
import { getClaim } from './repository.ts';

/** The write of a new credential. */
export const newCredential = (credential: CredentialRecord): Write => ({
  Put: {
    Item: { ...itemOf('credential', { id: credential.id }), ...credential, ...listFields(credential) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write that says which credential a user has for an achievement now, if it is as it was read. */
export const claimWrite = (
  userId: string,
  achievement: string,
  read: Claim | undefined,
  claim: Claim,
): Write => ({
  Put: {
    Item: {
      ...keyOf('credential-claim', { userId, achievement }),
      entity: 'credential-claim',
      userId,
      ...claim,
    },
    ...(read
      ? {
          ConditionExpression: 'credentialId = :read',
          ExpressionAttributeValues: { ':read': read.credentialId },
        }
      : { ConditionExpression: 'attribute_not_exists(credentialId)' }),
  },
});

/** What is the same in each new credential. */
export const issuedNow = (
  holder: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  },
  { id, version, name, criteria, skills }: WholeAchievement,
  now: Date,
) => {
  const at = now.toISOString();
  return {
    id: newId(),
    userId: holder.id,
    recipient: recipientOf(holder),
    identity: identityOf(holder.email),
    achievement: { id, version, name, criteria, skills },
    ...{ issuedAt: at, updatedAt: at, visible: true, version: 1 },
    status: 'issued' as const,
  };
};

/** What a badge is given for. */
interface Earned {
  readonly badge: BadgeId;
  /** When, as the record says. */
  readonly at: Date;
  readonly narrative: string;
}

/**
 * Gives a user a badge, once. It is signed when it is first asked for, since only the function of credentials may read the key.
 */
export const awardBadge = async (userId: string, { badge, at, narrative }: Earned): Promise<void> => {
  const achievement = badgeAchievement(badge);
  const [claim, holder] = await Promise.all([getClaim(userId, achievement.id), getAccount(userId)]);
  if (claim || !holder) return;
  const credential: CredentialRecord = {
    ...issuedNow(holder, achievement, at),
    ...(await takePosition()),
    ...{ kind: 'badge', badge, courseId: null, validUntil: null },
    evidence: [{ name: achievement.name, narrative }],
    history: [{ status: 'issued', at: at.toISOString(), by: 'system' }],
  };
  try {
    await transact({
      credential: newCredential(credential),
      claim: claimWrite(userId, achievement.id, undefined, {
        credentialId: credential.id,
        shownAt: at.toISOString(),
      }),
    });
  } catch (error) {
    // Another delivery of the same change was first.
    if (!(error instanceof TransactionFailed)) throw error;
  }
};
