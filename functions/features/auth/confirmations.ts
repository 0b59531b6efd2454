import { accountKey, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { TransactionFailed, type Write } from '#functions/core/table.ts';
import { approveExperiencedMentor } from '#functions/features/users/account-status.ts';
import { CONFIRMATION_SECONDS } from '#shared/retention.ts';
import { type LinkToken, mailedLinks } from './mailed-links.ts';

/** Links that confirm the address of an account. */
export const confirmationLinks = mailedLinks({
  token: 'confirmation',
  request: 'confirmation-request',
  seconds: CONFIRMATION_SECONDS,
});

const confirming = ({ userId, email }: LinkToken): Write => ({
  Update: {
    Key: accountKey(userId),
    UpdateExpression: 'SET emailConfirmed = :yes',
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':yes': true, ':email': email },
  },
});

/** Whether this used, unexpired token is the one that confirmed the account's address. */
const hasConfirmed = async (token: string, now: Date): Promise<boolean> => {
  const found = await confirmationLinks.find(token, now);
  if (found?.usedAt === undefined) return false;
  const account = await getAccount(found.userId);
  return account?.emailConfirmed === true && account.email === found.email;
};

/**
 * Confirms the address that a token was mailed to, and returns it. The token works once; using it again (a second click,
 * a reload) gives the same answer until it expires. Throws `invalid_token` otherwise.
 */
export const confirmAddress = async (token: string, now: Date): Promise<string> => {
  const found = await confirmationLinks.find(token, now);
  if (!found) throw new AppError('invalid_token');
  try {
    await confirmationLinks.use(token, now, [confirming(found)]);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    if (!(await hasConfirmed(token, now))) throw new AppError('invalid_token', { cause: error });
  }
  await approveExperiencedMentor(found.userId);
  return found.email;
};
