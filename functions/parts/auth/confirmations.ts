import { type Account, accountKey, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { approveExperiencedMentor } from '#functions/parts/profile/experienced-mentor.ts';
import { CONFIRMATION_SECONDS } from '#shared/core/retention.ts';
import { CONFIRMATION_MAILS } from '#shared/features/auth/routes.ts';
import { type LinkToken, mailedLinks } from './mailed-links.ts';

/** Links that confirm the address of an account. */
export const confirmationLinks = mailedLinks({
  token: 'confirmation',
  request: 'confirmation-request',
  seconds: CONFIRMATION_SECONDS,
});

/** The mailbox of an address: mail to `ada+jobs@example.com` is delivered to `ada@example.com`. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).toLowerCase();
  const tag = local.indexOf('+');
  return `${tag > 0 ? local.slice(0, tag) : local}${email.slice(at).toLowerCase()}`;
};

/** Counts one confirmation mail to the mailbox of an address; throws 429 when it was sent too many. */
export const countConfirmationMail = (email: string, now: Date): Promise<void> =>
  limitRequests({ name: 'confirmation-mail', ...CONFIRMATION_MAILS }, mailboxOf(email), now);

/** The write that requests the confirmation mail of a new account; none when the mailbox was sent too many. */
export const confirmationRequest = async (
  id: string,
  email: string,
  now: Date,
): Promise<{ confirmation: Write | undefined }> => {
  try {
    await countConfirmationMail(email, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    log('warn', 'no confirmation mail was sent: the mailbox was sent too many', { userId: id });
    return { confirmation: undefined };
  }
  return { confirmation: confirmationLinks.request(id, now) };
};

/**
 * The account whose address a link confirms, or has confirmed. Throws `invalid_token` when the link is unknown, expired,
 * used without effect, or for an address that the account no longer has.
 */
export const accountToConfirm = async (token: string, now: Date): Promise<Account> => {
  const link = await confirmationLinks.find(token, now);
  const account = link && (await getAccount(link.userId));
  if (account?.email !== link?.email || !account) throw new AppError('invalid_token');
  if (link?.usedAt !== undefined && !account.emailConfirmed) throw new AppError('invalid_token');
  return account;
};

const confirming = ({ userId, email }: LinkToken): Write => ({
  Update: updateOf(
    accountKey(userId),
    { set: { emailConfirmed: true } },
    { condition: 'email = :email', values: { ':email': email } },
  ),
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
    await confirmationLinks.use(token, now, { account: confirming(found) });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    if (!(await hasConfirmed(token, now))) throw new AppError('invalid_token', { cause: error });
  }
  await approveExperiencedMentor(found.userId);
  return found.email;
};
