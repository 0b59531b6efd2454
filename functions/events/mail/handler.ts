import { laterHandlers } from '#functions/core/later-handlers.ts';
import { consumeStream } from '#functions/core/stream/consume.ts';

// Each feature is a part of the bundle, which the first record that concerns it loads.
const { mailDecision } = laterHandlers(() => import('#functions/features/admin/mail.ts'), ['mailDecision']);
const { mailReplyDue } = laterHandlers(
  () => import('#functions/features/applicants/replies/mail.ts'),
  ['mailReplyDue'],
);
const { mailApplicant, mailApplicationDecision } = laterHandlers(
  () => import('#functions/features/applications/mail.ts'),
  ['mailApplicant', 'mailApplicationDecision'],
);
const { mailAsk } = laterHandlers(() => import('#functions/features/asks/mail.ts'), ['mailAsk']);
const { mailAuthor } = laterHandlers(() => import('#functions/features/authoring/mail.ts'), ['mailAuthor']);
const { mailInvitation } = laterHandlers(
  () => import('#functions/features/auth/invitation-mail.ts'),
  ['mailInvitation'],
);
const { mailConfirmation } = laterHandlers(
  () => import('#functions/features/auth/mail.ts'),
  ['mailConfirmation'],
);
const { mailAccountSecurity, mailNewBrowser } = laterHandlers(
  () => import('#functions/features/auth/security-mail.ts'),
  ['mailAccountSecurity', 'mailNewBrowser'],
);
const { mailBuddy } = laterHandlers(() => import('#functions/features/buddies/mail.ts'), ['mailBuddy']);
const { mailCompanyDecision, mailCompanyInvitation } = laterHandlers(
  () => import('#functions/features/companies/mail.ts'),
  ['mailCompanyDecision', 'mailCompanyInvitation'],
);
const { mailJoinRequest, mailMembership } = laterHandlers(
  () => import('#functions/features/companies/membership-mail.ts'),
  ['mailJoinRequest', 'mailMembership'],
);
const { mailContactMessage } = laterHandlers(
  () => import('#functions/features/contact/mail.ts'),
  ['mailContactMessage'],
);
const { mailUnread } = laterHandlers(
  () => import('#functions/features/conversations/mail.ts'),
  ['mailUnread'],
);
const { mailEvent } = laterHandlers(() => import('#functions/features/events/mail.ts'), ['mailEvent']);
const { mailChallenge } = laterHandlers(
  () => import('#functions/features/challenges/mail.ts'),
  ['mailChallenge'],
);
const { mailJudging } = laterHandlers(() => import('#functions/features/judging/mail.ts'), ['mailJudging']);
const { mailEngagement } = laterHandlers(
  () => import('#functions/features/engagements/mail.ts'),
  ['mailEngagement'],
);
const { mailMeeting } = laterHandlers(() => import('#functions/features/meetings/mail.ts'), ['mailMeeting']);
const { mailMentorDecision } = laterHandlers(
  () => import('#functions/features/mentors/mail.ts'),
  ['mailMentorDecision'],
);
const { mailMentorship } = laterHandlers(
  () => import('#functions/features/mentorships/mail.ts'),
  ['mailMentorship'],
);
const { mailPostingDecision } = laterHandlers(
  () => import('#functions/features/postings/mail.ts'),
  ['mailPostingDecision'],
);
const { mailProject } = laterHandlers(() => import('#functions/features/projects/mail.ts'), ['mailProject']);
const { mailReview } = laterHandlers(() => import('#functions/features/reviews/mail.ts'), ['mailReview']);
const { mailStartup } = laterHandlers(() => import('#functions/features/startups/mail.ts'), ['mailStartup']);
const { mailWarning } = laterHandlers(() => import('#functions/features/reports/mail.ts'), ['mailWarning']);
const { mailDigest } = laterHandlers(() => import('#functions/features/searches/mail.ts'), ['mailDigest']);

/** Sends the mails that follow from changes of the table, at the rate that the stage may send. */
export const handler = consumeStream<'mail'>(
  {
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
      await mailEvent(change);
      await mailChallenge(change);
      await mailJudging(change);
      await mailMentorship(change);
      await mailProject(change);
      await mailReview(change);
      await mailEngagement(change);
      await mailStartup(change);
      await mailWarning(change);
      await mailMentorDecision(change);
      await mailApplicationDecision(change);
      await mailReplyDue(change);
      await mailAsk(change);
      await mailBuddy(change);
      await mailAuthor(change);
    },
    company: mailCompanyDecision,
    membership: mailMembership,
    'company-invitation': mailCompanyInvitation,
    'unread-mail': mailUnread,
  },
  1,
  'mail',
);
