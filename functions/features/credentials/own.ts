import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf } from '#functions/core/keys.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import type { CredentialRecord } from '#functions/parts/credentials/record.ts';
import { credentialChange, getCredential } from '#functions/parts/credentials/repository.ts';
import { sealed } from '#functions/parts/credentials/sealed.ts';
import { shownCredential } from '#functions/parts/credentials/shown.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';

/** One credential with its document. */
export const get: Handler<typeof credentials.get, CredentialRecord> = async ({ record }) => ({
  ...shownCredential(record),
  document: await sealed(record),
});

/** Changes a credential, again as it is then when another change came first. */
const change = async (record: CredentialRecord, stepsFor: (known: CredentialRecord) => Steps) => {
  try {
    await withLatest(
      record,
      () => getCredential(record.id),
      (known) => transact(stepsFor(known)),
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return shownCredential((await getCredential(record.id)) ?? record);
};

/** Shows or hides the public page of a credential. */
export const visibility: Handler<typeof credentials.visibility, CredentialRecord> = ({ record, body, now }) =>
  change(record, (known) => ({ credential: credentialChange(known, { visible: body.visible }, now) }));

/** Asks an admin to look again, once for each decision. */
export const appeal: Handler<typeof credentials.appeal, CredentialRecord> = ({ record, body, now }) =>
  change(record, (known) => {
    if (known.status === 'issued')
      throw new AppError('illegal_transition', {
        message: 'Only a suspended or revoked credential can be appealed.',
      });
    if (known.appeal)
      throw new AppError('illegal_transition', { message: 'You have appealed this decision already.' });
    const at = now.toISOString();
    return {
      credential: credentialChange(
        known,
        { appeal: { text: body.text, at, answer: null, answeredAt: null } },
        now,
      ),
      waiting: {
        Put: {
          Item: {
            ...itemOf('credential-appeal', { at, credentialId: known.id }),
            ...{ at, credentialId: known.id, userId: known.userId },
          },
        },
      },
    };
  });
