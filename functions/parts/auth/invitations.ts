import { type Account, accountKey, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { INVITATION_SECONDS } from '#shared/core/retention.ts';
import { mailedLinks } from './mailed-links.ts';

/** Links that let an invited user set the password. */
export const invitationLinks = mailedLinks({
  token: 'invitation',
  request: 'invitation-request',
  seconds: INVITATION_SECONDS,
});

/** The invited account that a token is for. Throws `invalid_token` when it is not valid, or no longer. */
export const invitedAccount = async (token: string, now: Date): Promise<Account> => {
  const found = await invitationLinks.find(token, now);
  const account = found && found.usedAt === undefined ? await getAccount(found.userId) : undefined;
  if (account?.invitedAt === undefined || account.suspended || account.email !== found?.email)
    throw new AppError('invalid_token', {
      message: 'This invitation is no longer valid. Ask the admin who invited you for a new one.',
    });
  return account;
};

/** The account becomes the user's own, with a confirmed address, unless it was accepted or changed meanwhile. */
const accepting = ({ id, sessionEpoch }: Account): Write => ({
  Update: updateOf(
    accountKey(id),
    { set: { emailConfirmed: true }, remove: ['invitedAt'], add: { sessionEpoch: 1 } },
    {
      condition: 'attribute_exists(invitedAt) AND suspended = :no AND sessionEpoch = :epoch',
      values: { ':no': false, ':epoch': sessionEpoch },
    },
  ),
});

/** Accepts an invitation, and returns the changed account. Throws `invalid_token` the second time. */
export const redeemInvitation = async (token: string, account: Account, now: Date): Promise<Account> => {
  try {
    await invitationLinks.use(token, now, { account: accepting(account) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('invalid_token', { cause: error }) : error;
  }
  const { invitedAt: _, ...accepted } = account;
  return { ...accepted, emailConfirmed: true, sessionEpoch: account.sessionEpoch + 1 };
};
