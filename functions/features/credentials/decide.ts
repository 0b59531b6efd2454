import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { moveWrite } from '#functions/core/move.ts';
import { withLatest } from '#functions/core/retry.ts';
import { type Steps, TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { countingWrites, uncountingWrites } from '#functions/parts/credentials/proofs.ts';
import { type CredentialRecord, credentialKey, listFields } from '#functions/parts/credentials/record.ts';
import { appealKey, credentialChange, getCredential } from '#functions/parts/credentials/repository.ts';
import { watchedCredential } from '#functions/parts/credentials/shown.ts';
import { statusWrite } from '#functions/parts/credentials/status-list.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';
import { type CredentialStatus, credentialWorkflow } from '#shared/features/credentials/rules.ts';
import type { WatchedCredential } from '#shared/features/credentials/schema.ts';

/** What the handlers of all decisions get. */
type Call = Pick<Parameters<Handler<typeof credentials.suspend>>[0], 'params' | 'body' | 'account' | 'now'>;

const current = async (id: string): Promise<CredentialRecord> => {
  const credential = await getCredential(id);
  if (!credential) throw new AppError('not_found', { message: 'This credential doesn’t exist.' });
  return credential;
};

/** The appeal with its answer, and its place in the list of those that wait, which it leaves. */
const answered = ({ id, appeal }: CredentialRecord, answer: string, at: string) => {
  if (!appeal || appeal.answeredAt !== null) return undefined;
  return {
    appeal: { ...appeal, answer, answeredAt: at },
    leaving: { Delete: { Key: appealKey({ at: appeal.at, credentialId: id }) } },
  };
};

const factOf = (
  { account, body, now }: Call,
  { id, recipient, achievement, status }: CredentialRecord,
  action: AuditAction,
  after: CredentialStatus,
) => ({
  at: now.toISOString(),
  actor: auditUserOf(account),
  action,
  target: { id, name: `“${achievement.name}” of ${recipient}` },
  reason: body.reason,
  before: { status },
  after: { status: after },
});

/** Decides about a credential, again as it is then when another change came first. */
const decide = async (
  call: Call,
  decision: (credential: CredentialRecord) => Promise<void>,
): Promise<WatchedCredential> => {
  const { id } = call.params;
  try {
    await withLatest(
      await current(id),
      () => getCredential(id),
      decision,
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return watchedCredential(await current(id));
};

/** What a credential proves from now on: nothing while it is not in force, or when a later one has replaced it. */
const provingWrites = (credential: CredentialRecord, to: CredentialStatus): Write[] => {
  if (to !== 'issued') return uncountingWrites(credential);
  return credential.replacedBy === undefined ? countingWrites(credential) : [];
};

const REFUSED: Readonly<Record<CredentialStatus, string>> = {
  issued: 'This credential is in force already.',
  suspended: 'Only a credential that is in force can be suspended.',
  revoked: 'This credential was revoked already.',
};

const moveTo =
  (to: CredentialStatus, action: AuditAction) =>
  (call: Call): Promise<WatchedCredential> =>
    decide(call, async (credential) => {
      const { account, body, now } = call;
      const { id, list, index } = credential;
      if (!canMove(credentialWorkflow, credential.status, to, 'admin'))
        throw new AppError('illegal_transition', { message: REFUSED[to] });
      const granted = to === 'issued' ? answered(credential, body.reason, now.toISOString()) : undefined;
      // Another decision may be appealed again; one that was not answered waits no more.
      const closed = to === 'issued' ? undefined : answered(credential, body.reason, now.toISOString());
      const steps: Steps = {
        credential: moveWrite(credentialWorkflow, {
          ...{ key: credentialKey(id), from: credential, to, by: 'admin', at: now },
          ...{ user: account.id, reason: body.reason },
          set: {
            ...listFields({ ...credential, status: to }),
            ...(to !== 'issued' && { reason: body.reason }),
            ...(granted && { appeal: granted.appeal }),
          },
          remove: to === 'issued' ? ['reason'] : ['appeal'],
        }),
        status: await statusWrite({ list, index }, to),
        proofs: provingWrites(credential, to),
        waiting: (granted ?? closed)?.leaving,
      };
      await auditedTransaction(factOf(call, credential, action, to), steps);
    });

/** Suspends a credential. */
export const suspend: Handler<typeof credentials.suspend> = moveTo('suspended', 'suspend_credential');
/** Puts a credential in force again, which grants an appeal that waits. */
export const restore: Handler<typeof credentials.restore> = moveTo('issued', 'restore_credential');
/** Revokes a credential. */
export const revoke: Handler<typeof credentials.revoke> = moveTo('revoked', 'revoke_credential');

/** Declines an appeal. */
export const decline: Handler<typeof credentials.decline> = (call) =>
  decide(call, async (credential) => {
    const { body, now } = call;
    const answer = answered(credential, body.reason, now.toISOString());
    if (!answer) throw new AppError('illegal_transition', { message: 'There is no appeal to answer.' });
    await auditedTransaction(factOf(call, credential, 'decline_credential_appeal', credential.status), {
      credential: credentialChange(credential, { appeal: answer.appeal }, now),
      waiting: answer.leaving,
    });
  });
