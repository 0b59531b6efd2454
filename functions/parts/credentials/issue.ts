import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { type ClaimedKind, monthsAfter, VALID_MONTHS } from '#shared/features/credentials/rules.ts';
import { courseAchievement, courseAchievementId } from './achievements.ts';
import { claimWrite, issuedNow, newCredential } from './award.ts';
import { signedDocument } from './document.ts';
import { takePosition } from './position.ts';
import { countingWrites, uncountingWrites } from './proofs.ts';
import type { Claim, CredentialRecord } from './record.ts';
import { credentialChange, getClaim, getCredential } from './repository.ts';
import { notShownAgain, type ShownWork, shownWork } from './shown-work.ts';
import { signingKey } from './signing-key.ts';

/** What a student claims. */
export interface Claimed {
  readonly courseId: string;
  readonly kind: ClaimedKind;
}

/** A credential, and whether it was issued just now. */
export interface Issued {
  readonly credential: CredentialRecord;
  readonly isNew: boolean;
}

const recordOf = async (
  account: Account,
  { kind, courseId }: Claimed,
  work: ShownWork,
  now: Date,
): Promise<CredentialRecord> => {
  const achievement = courseAchievement(kind, work.course);
  const key = await signingKey();
  const credential: CredentialRecord = {
    ...issuedNow(account, achievement, now),
    ...(await takePosition()),
    ...{ kind, courseId, evidence: work.evidence },
    validUntil: monthsAfter(work.shownAt, VALID_MONTHS),
    history: [{ status: 'issued', at: now.toISOString(), by: 'student' }],
  };
  return { ...credential, document: await signedDocument(credential, achievement, key) };
};

/** What was shown; undefined when it is no more than what a valid credential was issued for. */
const newWork = async (
  account: Account,
  claimed: Claimed,
  { claim, current }: { readonly claim: Claim | undefined; readonly current: CredentialRecord | undefined },
  now: Date,
): Promise<ShownWork | undefined> => {
  const isInForce = current?.validUntil != null && current.validUntil > now.toISOString();
  try {
    const work = await shownWork(account, claimed, now);
    if (!claim || work.shownAt > claim.shownAt) return work;
  } catch (error) {
    if (!isInForce || !(error instanceof AppError)) throw error;
  }
  if (isInForce) return undefined;
  throw notShownAgain();
};

const attempt = async (account: Account, claimed: Claimed, now: Date): Promise<Issued> => {
  const achievementId = courseAchievementId(claimed.kind, claimed.courseId);
  const claim = await getClaim(account.id, achievementId);
  const current = claim && (await getCredential(claim.credentialId));
  const work = await newWork(account, claimed, { claim, current }, now);
  if (current && !work) return { credential: current, isNew: false };
  if (!work) throw notShownAgain();
  const credential = await recordOf(account, claimed, work, now);
  await transact({
    credential: newCredential(credential),
    claim: claimWrite(account.id, achievementId, claim, {
      credentialId: credential.id,
      shownAt: work.shownAt,
    }),
    replaced: current && credentialChange(current, { replacedBy: credential.id }, now),
    uncounted: current && uncountingWrites(current),
    counted: countingWrites(credential),
  });
  return { credential, isNew: true };
};

/**
 * Issues a credential for what a student has shown. The same again finds the one there is, until something that was shown since
 * renews it. Of many requests at the same time one issues it.
 */
export const issue = (account: Account, claimed: Claimed, now: Date): Promise<Issued> =>
  retrying(
    () => attempt(account, claimed, now),
    (error) => error instanceof TransactionFailed,
  );
