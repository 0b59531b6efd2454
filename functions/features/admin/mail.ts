import { type Account, accountSchema } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import type { Decision } from '#shared/core/decisions.ts';
import { PRODUCT } from '#shared/core/product.ts';

/** What each decision means to the user, and where the user goes from there. */
const TEXTS: Readonly<
  Record<Decision['kind'], { title: string; text: string; path: string; label: string }>
> = {
  approved: {
    title: `Your ${PRODUCT} account was approved`,
    text: 'You can now use everything your role offers.',
    path: '/dashboard',
    label: 'Go to your dashboard',
  },
  rejected: {
    title: `Your ${PRODUCT} account wasn’t approved`,
    text: 'If you think this is a mistake, contact us.',
    path: '/contact',
    label: 'Contact us',
  },
  suspended: {
    title: `Your ${PRODUCT} account was suspended`,
    text: 'You can’t sign in until it is restored. If you think this is a mistake, contact us.',
    path: '/contact',
    label: 'Contact us',
  },
  restored: {
    title: `Your ${PRODUCT} account was restored`,
    text: 'You can sign in again.',
    path: '/auth',
    label: 'Login',
  },
};

/** The mail about a decision, with its reason. */
const decisionMail = (firstName: string, { kind, reason }: Decision): Required<MailText> => {
  const { title, text, path, label } = TEXTS[kind];
  return renderMail({
    subject: title,
    title,
    firstName,
    body: [{ continued: text }, reason && `Reason: ${reason}`],
    button: { label, link: `${env('SITE_URL')}${path}` },
  });
};

/**
 * The decision that a change of an account is to be mailed about, if any: a new one, or the latest one once the address is
 * confirmed. A restoration is not worth a mail by then.
 */
const decisionToMail = (before: Account | undefined, after: Account): Decision | undefined => {
  const { decision, emailConfirmed } = after;
  if (!decision || !emailConfirmed) return undefined;
  if (decision.at !== before?.decision?.at) return decision;
  return before.emailConfirmed || decision.kind === 'restored' ? undefined : decision;
};

/**
 * Mails a user the decision of an admin about the account, once. An address that is not confirmed may be another
 * person's: the mail is sent when it is confirmed, and until then the user is notified in the app.
 */
export const mailDecision: Effect = async ({ before, after, at }) => {
  const account = accountSchema.safeParse(after).data;
  const decision = account && decisionToMail(accountSchema.safeParse(before).data, account);
  if (!account || !decision) return;
  if (!canSendMail('mail about a decision', account.email, { userId: account.id })) return;
  await once(`decision#${account.id}#${decision.at}`, at, () =>
    sendMail({ to: account.email }, decisionMail(account.firstName, decision)),
  );
};
