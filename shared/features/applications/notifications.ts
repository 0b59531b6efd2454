import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { applicationEventSchemas } from './notification-schema.ts';
import { type ApplicationStatus, applicationWorkflow, TRACKER_SCREENS } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type ApplicationEvent = EventOf<typeof applicationEventSchemas>;

const opportunityPath = ({ opportunityId }: { opportunityId: string }): string =>
  `/opportunities/${encodeURIComponent(opportunityId)}`;

/** The texts of an application's statuses: of the notification, and of the mail to the applicant. */
const APPLICATION_TEXTS: Readonly<
  Record<
    ApplicationStatus,
    { heading: string; lead: (company: string) => string; mail: { title: string; next: string } }
  >
> = {
  new: {
    heading: 'Application received',
    lead: () => 'You applied for',
    mail: {
      title: 'Your application was received',
      next: 'You can follow its status on your dashboard, and withdraw it until the employer decides.',
    },
  },
  reviewed: {
    heading: 'Application reviewed',
    lead: (company) => `${company} reviewed your application for`,
    mail: {
      title: 'Your application was reviewed',
      next: 'The employer has read your application. We’ll notify you when its status changes.',
    },
  },
  interview_scheduled: {
    heading: 'Interview invitation',
    lead: (company) => `${company} invited you to an interview for`,
    mail: {
      title: 'You’re invited to an interview',
      next: 'The employer would like to get to know you. See your dashboard for the status of your application.',
    },
  },
  offered: {
    heading: 'Job offer',
    lead: (company) => `${company} made you an offer for`,
    mail: {
      title: 'You have an offer',
      next: 'Read the offer with your application, and accept or decline it there.',
    },
  },
  hired: {
    heading: 'Offer accepted',
    lead: () => 'You accepted the offer for',
    mail: {
      title: 'You accepted the offer',
      next: 'Congratulations! The employer will be in touch about what comes next.',
    },
  },
  offer_declined: {
    heading: 'Offer declined',
    lead: () => 'You declined the offer for',
    mail: {
      title: 'You declined the offer',
      next: 'We’ve let the employer know. They may make you another offer.',
    },
  },
  rejected: {
    heading: 'Application rejected',
    lead: (company) => `${company} rejected your application for`,
    mail: {
      title: 'Your application was rejected',
      next: 'We’re sorry it didn’t work out this time. Your dashboard shows other opportunities that match your skills.',
    },
  },
  withdrawn: {
    heading: 'Application withdrawn',
    lead: () => 'You withdrew your application for',
    mail: {
      title: 'Your application was withdrawn',
      next: 'The employer will no longer consider it. You can apply again while the opportunity is open.',
    },
  },
};

/** An application whose withdrawal was undone is received again, whatever its status. */
const textsOf = ({
  status,
  restored,
}: Pick<Extract<ApplicationEvent, { kind: 'application' }>, 'status' | 'restored'>) =>
  APPLICATION_TEXTS[restored ? 'new' : status];

/** What applicants do themselves. */
const OWN_STATUSES: readonly ApplicationStatus[] = ['new', 'withdrawn', 'hired', 'offer_declined'];

const APPLICATION_MAILS = {
  name: 'applications',
  because: 'You received this email because emails about your applications are turned on.',
} as const;

/** Their entries among all kinds of notifications. */
export const APPLICATION_NOTIFICATIONS: NotificationEntries<ApplicationEvent> = {
  application: {
    id: ({ opportunityId, status }) => [opportunityId, status],
    text: (data) => {
      const { heading, lead } = textsOf(data);
      return { heading, lead: lead(data.company), title: data.title };
    },
    link: opportunityPath,
    tone: ({ status }) => applicationWorkflow.statuses[status].tone,
    own: ({ status, restored }) => OWN_STATUSES.includes(status) || restored === true,
    mail: (data) => ({
      ...textsOf(data).mail,
      ...(data.explanation && { next: data.explanation }),
      about: { title: data.title, company: data.company },
      preference: APPLICATION_MAILS,
    }),
  },
  opportunity_closed: {
    id: ({ opportunityId }) => [opportunityId],
    text: ({ title }) => ({
      heading: 'Opportunity closed',
      lead: 'Your application is still active, but no one else can apply for',
      title,
    }),
    link: opportunityPath,
    tone: () => 'neutral',
    own: () => false,
    mail: null,
  },
  reply_missed: {
    id: ({ opportunityId }) => [opportunityId],
    text: ({ company, title }) => ({
      heading: 'Reply overdue',
      lead: `${company} missed the day of its promised reply about`,
      title,
    }),
    link: opportunityPath,
    tone: () => 'warning',
    own: () => false,
    mail: ({ title, company }) => ({
      title: 'Your promised reply is overdue',
      next: 'Your application still counts, and the missed promise now counts in the employer’s record. You can write to the employer, withdraw, or apply elsewhere meanwhile.',
      about: { title, company },
      preference: APPLICATION_MAILS,
    }),
  },
  terms_changed: {
    id: ({ opportunityId }) => [opportunityId],
    text: ({ company, title }) => ({
      heading: 'Terms changed',
      lead: `Since you applied, ${company} has changed the terms of`,
      title,
    }),
    link: opportunityPath,
    tone: () => 'warning',
    own: () => false,
    mail: null,
  },
  reminder: {
    id: ({ applicationId }) => [applicationId],
    text: ({ company, title }) => ({
      heading: 'Reminder',
      lead: `Your reminder about your application to ${company} for`,
      title,
    }),
    link: ({ role, applicationId }) => `${TRACKER_SCREENS[role]}?open=${encodeURIComponent(applicationId)}`,
    tone: () => 'info',
    own: () => false,
    mail: null,
  },
};
