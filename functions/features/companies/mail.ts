import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { type StoredCompany, storedCompanySchema } from '#functions/parts/companies/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { companyInvitationSchema } from './members.ts';

/** The mail that invites an address to a company. */
export const companyInvitationMail = ({
  companyId,
  companyName,
  invitedBy,
}: Record<'companyId' | 'companyName' | 'invitedBy', string>): Required<MailText> => {
  const title = `Join ${companyName} on ${PRODUCT}`;
  return renderMail({
    subject: title,
    title,
    firstName: '',
    body: [
      `${invitedBy} invites you to manage the postings of ${companyName}.`,
      'Sign in or sign up as an employer with this email address, then open the company’s page to join.',
    ],
    button: { label: 'Open the company’s page', link: `${env('SITE_URL')}/companies/${companyId}` },
    notes: ['If you don’t know this company, you can ignore this email.'],
  });
};

/** Mails an invitation to a company, once for each time that it was sent. */
export const mailCompanyInvitation: Effect = async ({ after, at }) => {
  const invitation = companyInvitationSchema.safeParse(after).data;
  if (!invitation) return;
  const { companyId, email } = invitation;
  if (!canSendMail('invitation to a company', email, { companyId })) return;
  await once(`company-invitation#${companyId}#${email}#${invitation.at}`, at, () =>
    sendMail({ to: email }, companyInvitationMail(invitation)),
  );
};

/** The mail about an admin's decision. */
export const companyDecisionMail = (
  firstName: string,
  { name, status }: Pick<StoredCompany, 'name' | 'status'>,
  reason: string,
): Required<MailText> => {
  const verified = status === 'verified';
  const title = verified ? `${name} was verified` : `${name} wasn’t verified`;
  const text = verified
    ? 'Your postings are now published as soon as you post them.'
    : 'You can correct the company’s details, and it will be checked again.';
  return renderMail({
    subject: `${title} · ${PRODUCT}`,
    title,
    firstName,
    body: [{ continued: text }, reason && `Reason: ${reason}`],
    button: { label: 'Go to your postings', link: `${env('SITE_URL')}/dashboard/employer/post-job` },
  });
};

/** Mails the creator of a company that an admin verified or rejected it, once for each decision. */
export const mailCompanyDecision: Effect = async ({ before, after, at }) => {
  const [was, company] = [
    storedCompanySchema.safeParse(before).data,
    storedCompanySchema.safeParse(after).data,
  ];
  const step = company?.history.at(-1);
  if (!company?.createdBy || step?.by !== 'admin' || was?.status === company.status) return;
  const account = await getAccount(company.createdBy);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a company', account.email, { companyId: company.id })) return;
  await once(`company-decision#${company.id}#${step.at}`, at, () =>
    sendMail({ to: account.email }, companyDecisionMail(account.firstName, company, step.reason ?? '')),
  );
};
