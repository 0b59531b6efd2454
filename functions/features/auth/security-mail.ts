import * as z from 'zod';
import { type Account, accountSchema, getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { countConfirmationMail, mailboxOf } from '#functions/parts/auth/confirmations.ts';
import { SECURITY_MAIL_LIMIT } from '#shared/features/auth/routes.ts';
import { SECURITY_MAILS, type SecurityMailKind } from '#shared/features/auth/security-mails.ts';

const LIMIT = { name: 'security-mail', ...SECURITY_MAIL_LIMIT };

const whenOf = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** The mail of a kind, as text and as HTML. */
export const securityMail = (firstName: string, kind: SecurityMailKind, at: Date): Required<MailText> => {
  const { title, text, otherwise, path, label } = SECURITY_MAILS[kind];
  return renderMail({
    subject: title,
    title,
    firstName,
    body: [text(whenOf(at)), `If this was you, there’s nothing to do. ${otherwise}`],
    button: { label, link: `${env('SITE_URL')}${path}` },
  });
};

/**
 * Counts a mail; false when the mailbox was sent too many. An address that is not confirmed may be another person's, so
 * these mails and confirmation mails share one limit there.
 */
const withinLimit = async ({ id, email, emailConfirmed }: Account, at: Date): Promise<boolean> => {
  try {
    await (emailConfirmed ? limitRequests(LIMIT, mailboxOf(email), at) : countConfirmationMail(email, at));
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    log('warn', 'no mail about the security of an account was sent: there were too many', { userId: id });
    return false;
  }
};

/** Sends a mail once for what happened, to the address that the account has in `account`. */
const send = async (account: Account, kind: SecurityMailKind, what: string, at: Date): Promise<void> => {
  if (!canSendMail('mail about the security of an account', account.email, { userId: account.id })) return;
  await once(`security#${account.id}#${kind}#${what}`, at, async () => {
    if (await withinLimit(account, at))
      await sendMail({ to: account.email }, securityMail(account.firstName, kind, at));
  });
};

/** Mails a user about a new password, and the old address about a new one. */
export const mailAccountSecurity: Effect = async ({ before, after, at }) => {
  const account = accountSchema.safeParse(after).data;
  const previous = accountSchema.safeParse(before).data;
  if (!account || !previous) return;
  const { newPassword } = account;
  if (newPassword && newPassword.id !== previous.newPassword?.id)
    await send(
      account,
      newPassword.how === 'reset' ? 'passwordReset' : 'passwordChanged',
      newPassword.id,
      at,
    );
  if (account.email !== previous.email) await send(previous, 'addressChanged', account.email, at);
};

const browserSchema = z.object({ userId: z.string(), first: z.boolean(), sk: z.string() });

/** Mails a user that someone signed in from a new browser. */
export const mailNewBrowser: Effect = async ({ before, after, at }) => {
  if (before !== undefined || after === undefined) return;
  const { userId, first, sk } = browserSchema.parse(after);
  const account = first ? undefined : await getAccount(userId);
  if (account && !account.suspended) await send(account, 'newBrowser', sk, at);
};
