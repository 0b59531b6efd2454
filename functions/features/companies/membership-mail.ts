import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { getMember } from '#functions/parts/companies/membership.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { membershipDecisionOf } from './effects.ts';

/** A mail about a membership, with a button that leads to the company's page. */
const membershipMail = (
  firstName: string,
  { companyId, title, text }: { companyId: string; title: string; text: string },
): Required<MailText> =>
  renderMail({
    subject: `${title} · ${PRODUCT}`,
    title,
    firstName,
    body: [text],
    button: { label: 'Open the company’s page', link: `${env('SITE_URL')}/companies/${companyId}` },
  });

/** The mail to a member of a company that a user asks to join. */
export const joinRequestMail = (
  firstName: string,
  { companyId, company, person, email }: Record<'companyId' | 'company' | 'person' | 'email', string>,
): Required<MailText> =>
  membershipMail(firstName, {
    companyId,
    title: `A request to join ${company}`,
    text: `${person} (${shownAddress(email)}) asks to join ${company}. You can accept or decline the request on the company’s page.`,
  });

/** Mails a member of a company that a user asks to join, once. */
export const mailJoinRequest: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'join_request') return;
  const { userId, event } = request;
  const { companyId, company, personId, person } = event;
  const [account, asked] = await Promise.all([getAccount(userId), getMember(companyId, personId)]);
  // It may have been taken back, or decided, meanwhile.
  if (!account?.emailConfirmed || account.suspended || asked?.status !== 'requested') return;
  if (!canSendMail('mail about a request to join', account.email, { companyId })) return;
  await once(`join-request#${companyId}#${personId}#${request.at}#${userId}`, at, () =>
    sendMail(
      { to: account.email },
      joinRequestMail(account.firstName, { companyId, company, person, email: asked.email }),
    ),
  );
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
