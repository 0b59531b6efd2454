import { consumeStream } from '#functions/core/stream/consume.ts';
import { mailDecision } from '#functions/features/admin/mail.ts';
import { mailReplyDue } from '#functions/features/applicants/replies/mail.ts';
import { mailApplicant, mailApplicationDecision } from '#functions/features/applications/mail.ts';
import { mailInvitation } from '#functions/features/auth/invitation-mail.ts';
import { mailConfirmation } from '#functions/features/auth/mail.ts';
import { mailAccountSecurity, mailNewBrowser } from '#functions/features/auth/security-mail.ts';
import { mailCompanyDecision, mailCompanyInvitation } from '#functions/features/companies/mail.ts';
import { mailJoinRequest, mailMembership } from '#functions/features/companies/membership-mail.ts';
import { mailContactMessage } from '#functions/features/contact/mail.ts';
import { mailUnread } from '#functions/features/conversations/mail.ts';
import { mailMeeting } from '#functions/features/meetings/mail.ts';
import { mailPostingDecision } from '#functions/features/postings/mail.ts';
import { mailWarning } from '#functions/features/reports/mail.ts';
import { mailDigest } from '#functions/features/searches/mail.ts';

/** Sends the mails that follow from changes of the table, at the rate that the stage may send. */
export const handler = consumeStream<'mail'>({
  application: mailApplicant,
  account: async (change) => {
    await mailDecision(change);
    await mailAccountSecurity(change);
  },
  'known-browser': mailNewBrowser,
  'confirmation-request': mailConfirmation,
  'invitation-request': mailInvitation,
  'contact-message': mailContactMessage,
  'mail-request': async (change) => {
    await mailJoinRequest(change);
    await mailPostingDecision(change);
    await mailDigest(change);
    await mailMeeting(change);
    await mailWarning(change);
    await mailApplicationDecision(change);
    await mailReplyDue(change);
  },
  company: mailCompanyDecision,
  membership: mailMembership,
  'company-invitation': mailCompanyInvitation,
  'unread-mail': mailUnread,
});
