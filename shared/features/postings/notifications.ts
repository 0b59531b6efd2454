import { dayText } from '#shared/core/day-text.ts';
import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { posterEventSchemas } from './notification-schema.ts';
import { APPLICANT_SCREENS, applicantsPlace, exportPlace, postingPlace } from './screens.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type PosterEvent = EventOf<typeof posterEventSchemas>;

const POSTING_TEXTS = {
  open: { heading: 'Posting published', lead: 'A review approved your posting' },
  draft: { heading: 'Posting returned', lead: 'A review didn’t approve your posting' },
  closed: { heading: 'Posting closed', lead: 'An admin closed your posting' },
} as const;

const MEMBERSHIP_TEXTS = {
  member: { heading: 'Request accepted', lead: 'You’re now a member of' },
  declined: { heading: 'Request declined', lead: 'Your request was declined by the members of' },
  removed: { heading: 'Membership ended', lead: 'You’re no longer a member of' },
} as const;

const companyPath = ({ companyId }: { companyId: string }): string =>
  `/companies/${encodeURIComponent(companyId)}`;

/** Their entries among all kinds of notifications. */
export const POSTER_NOTIFICATIONS: NotificationEntries<PosterEvent> = {
  offer_answered: {
    id: ({ opportunityId, userId }) => [opportunityId, userId],
    text: ({ person, accepted, title }) => ({
      heading: accepted ? 'Offer accepted' : 'Offer declined',
      lead: `${person} ${accepted ? 'accepted' : 'declined'} your offer for`,
      title,
    }),
    link: ({ role, opportunityId }) => applicantsPlace(role, opportunityId),
    tone: ({ accepted }) => (accepted ? 'positive' : 'neutral'),
    own: () => false,
    mail: null,
  },
  colleague: {
    id: ({ opportunityId, userId, news }) => [opportunityId, userId, news],
    text: ({ by, person, news, title }) => ({
      heading: news === 'mentioned' ? 'You were mentioned' : 'Applicant assigned to you',
      lead: `${by} ${news === 'mentioned' ? 'mentioned you in a note about' : 'assigned you'} ${person}, who applied for`,
      title,
    }),
    link: ({ opportunityId, userId }) =>
      `${APPLICANT_SCREENS.employer}?open=${encodeURIComponent(`${opportunityId}.${userId}`)}`,
    tone: () => 'info',
    own: () => false,
    mail: null,
  },
  reply_due: {
    id: ({ opportunityId, inDays }) => [opportunityId, `${inDays}`],
    text: ({ replyBy, title }) => ({
      heading: 'Replies due',
      lead: `${dayText(replyBy)} is the last day to answer, as promised, everyone who applied for`,
      title,
    }),
    link: ({ role, opportunityId }) => `${applicantsPlace(role, opportunityId)}&answered=no`,
    tone: ({ inDays }) => (inDays === 0 ? 'danger' : 'warning'),
    own: () => false,
    // By mail in functions/features/applicants/replies/mail.ts.
    mail: null,
  },
  posting_decided: {
    id: ({ opportunityId, status }) => [opportunityId, status],
    text: ({ status, title, reason }) => {
      const { heading, lead } = POSTING_TEXTS[status];
      return { heading, lead: reason === '' ? lead : `${lead} (${reason})`, title };
    },
    link: ({ poster, opportunityId }) => postingPlace(poster, opportunityId),
    tone: ({ status }) => (status === 'open' ? 'positive' : 'danger'),
    own: () => false,
    // By mail in functions/features/postings/mail.ts, with the reason.
    mail: null,
  },
  export_ready: {
    id: ({ exportId }) => [exportId],
    text: ({ count, format }) => ({
      heading: 'Export ready',
      lead: `${count.toLocaleString('en')} ${count === 1 ? 'applicant' : 'applicants'} as ${format.toUpperCase()}, to download for a day`,
    }),
    link: ({ role, exportId }) => exportPlace(role, exportId),
    tone: () => 'positive',
    own: () => false,
    // Who asked is at the screen, or comes back to it.
    mail: null,
  },
  join_request: {
    id: ({ companyId, personId }) => [companyId, personId],
    text: ({ person, company }) => ({
      heading: 'Request to join',
      lead: `${person} asks to join`,
      title: company,
    }),
    link: companyPath,
    tone: () => 'info',
    own: () => false,
    // By mail in functions/features/companies/membership-mail.ts.
    mail: null,
  },
  membership: {
    id: ({ companyId, status }) => [companyId, status],
    text: ({ status, company }) => ({
      ...MEMBERSHIP_TEXTS[status],
      title: company,
    }),
    link: companyPath,
    tone: ({ status }) => (status === 'member' ? 'positive' : 'neutral'),
    own: () => false,
    mail: null,
  },
};
