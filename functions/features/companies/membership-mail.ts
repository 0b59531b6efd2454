import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { escaped, greeting, mailPage } from '#functions/core/mail/page.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/product.ts';
import { joinRequestOf, membershipDecisionOf } from './effects.ts';

/** A mail about a membership, with a button that leads to the company's page. */
const membershipMail = (
  firstName: string,
  { companyId, title, text }: { companyId: string; title: string; text: string },
): Required<MailText> => {
  const link = `${env('SITE_URL')}/companies/${companyId}`;
  return {
    subject: `${title} · ${PRODUCT}`,
    text: `${greeting(firstName)}\n\n${text}\n\n${link}\n`,
    html: mailPage({
      title,
      firstName,
      body: [escaped(text)],
      button: { label: 'Open the company’s page', link },
      notes: [],
    }),
  };
};

/** Mails the members of a company that a user asks to join, once each. */
export const mailJoinRequest: Effect = async ({ after, at }) => {
  const request = await joinRequestOf(after);
  if (!request) return;
  const { asked, companyId, company, members } = request;
  const person = `${asked.firstName} ${asked.lastName}`.trim();
  const title = `A request to join ${company}`;
  const text = `${person} (${asked.email}) asks to join ${company}. You can accept or decline the request on the company’s page.`;
  for (const { userId } of members) {
    const account = await getAccount(userId);
    if (!account?.emailConfirmed || account.suspended) continue;
    if (!canSendMail('mail about a request to join', account.email, { companyId })) continue;
    await once(`join-request#${companyId}#${asked.userId}#${asked.since}#${userId}`, at, () =>
      sendMail({ to: account.email }, membershipMail(account.firstName, { companyId, title, text })),
    );
  }
};

const MEMBERSHIP_MAILS = {
  member: {
    title: (company: string) => `You’re a member of ${company}`,
    text: (company: string) =>
      `Your request to join ${company} was accepted. You can write and manage its postings.`,
  },
  declined: {
    title: (company: string) => `Your request to join ${company} was declined`,
    text: (company: string) =>
      `The members of ${company} declined your request. You can add a company of your own.`,
  },
  removed: {
    title: (company: string) => `You’re no longer a member of ${company}`,
    text: (company: string) =>
      `A member of ${company} ended your membership. The postings that you wrote stay with the company.`,
  },
} as const;

/** Mails a user what the members of a company decided about them, once. */
export const mailMembership: Effect = async ({ before, after, at }) => {
  const decision = await membershipDecisionOf(before, after);
  if (!decision) return;
  const { userId, companyId, company, status } = decision;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a membership', account.email, { companyId })) return;
  const { title, text } = MEMBERSHIP_MAILS[status];
  const mail = { companyId, title: title(company), text: text(company) };
  await once(`membership#${companyId}#${userId}#${decision.at}`, at, () =>
    sendMail({ to: account.email }, membershipMail(account.firstName, mail)),
  );
};
