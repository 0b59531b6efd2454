import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { log } from '#functions/core/log.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { deleteUserRecords, unconfirmedUserDeletion } from '#functions/features/auth/delete-records.ts';
import { confirmationLinks } from '#functions/parts/auth/confirmations.ts';
import type { LinkToken } from '#functions/parts/auth/mailed-links.ts';
import { holdEmail, releaseEmail, reserveEmail } from '#functions/parts/auth/repository.ts';
import { removeActiveAdmin } from '#functions/parts/users/active-admins.ts';
import type { auth } from '#shared/features/auth/routes.ts';
import { deleteUser } from './delete-user.ts';

/** Whether the account may be deleted by this link: it is still the one that the link was mailed for, and unconfirmed. */
const isRejectable = ({ email, usedAt }: LinkToken, account: Account): boolean =>
  usedAt === undefined &&
  !account.emailConfirmed &&
  account.email === email &&
  account.invitedAt === undefined;

/** Deletes the account and uses up the link, all or nothing. Returns the claim on the address, which stays reserved. */
const deleteAccount = async (token: string, account: Account, now: Date): Promise<string> => {
  const { claim, write } = holdEmail(account.email, account.id, now);
  const isActiveAdmin = account.role === 'admin' && statusOf(account) === 'active';
  const steps = {
    ...unconfirmedUserDeletion(account),
    address: write,
    activeAdmins: isActiveAdmin ? removeActiveAdmin(account.id) : undefined,
  };
  try {
    await confirmationLinks.use(token, now, steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    throw new AppError(error.failed.activeAdmins ? 'last_admin' : 'invalid_token', { cause: error });
  }
  return claim;
};

/** Reserves the address of a deleted account; undefined when a new account has it. */
const reserveAgain = async (email: string, now: Date): Promise<string | undefined> => {
  try {
    return await reserveEmail(email, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_taken') return undefined;
    throw error;
  }
};

/**
 * Deletes an account that a stranger created with the address of the mailbox's owner. The address stays reserved until
 * Cognito's user is deleted, so that a sign-up at the same moment cannot adopt it. Repeated, it finishes what an
 * interrupted request left.
 */
export const rejectConfirmation: Handler<typeof auth.rejectConfirmation> = async ({
  body: { token },
  now,
}) => {
  const link = await confirmationLinks.find(token, now);
  if (!link) throw new AppError('invalid_token');
  const { userId, email } = link;
  const account = await getAccount(userId);
  if (account && !isRejectable(link, account)) throw new AppError('invalid_token');
  const claim = account ? await deleteAccount(token, account, now) : await reserveAgain(email, now);
  if (claim === undefined) return { email };
  await deleteUserRecords(userId, now);
  await deleteUser(userId);
  await releaseEmail(email, claim);
  log('info', 'an unconfirmed account was deleted by the owner of the mailbox', { userId });
  return { email };
};
