import type { StatusTone } from '../workflow.ts';
import type { ApplicantRole } from './applicant-roles.ts';
import { type ApplicationStatus, applicationWorkflow, TRACKER_SCREENS } from './application-rules.ts';
import { MEETING_NOTIFICATIONS, type MeetingNotificationData } from './meeting-notifications.ts';
import { POSTER_NOTIFICATIONS, type PosterNotificationData } from './poster-notifications.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** An opportunity as a notification names it: as it was called at that moment. */
export interface NamedOpportunity {
  readonly opportunityId: string;
  readonly title: string;
  readonly company: string;
}

/** What can happen, with the data that its text needs. */
export interface NotificationData extends PosterNotificationData, MeetingNotificationData {
  /** An application of the user got another status, by the user (`new`, `withdrawn`) or by the company. */
  application: NamedOpportunity & {
    readonly status: ApplicationStatus;
    /** It has this status again, because the user undid the withdrawal. */
    readonly restored?: true | undefined;
  };
  /** An opportunity closed for which the user has an undecided application. */
  opportunity_closed: NamedOpportunity;
  /** The terms of an opportunity changed for which the user has an undecided application. */
  terms_changed: NamedOpportunity;
  /** The day of a reminder that the user set for an application outside of this site. */
  reminder: {
    readonly applicationId: string;
    readonly title: string;
    readonly company: string;
    readonly role: ApplicantRole;
  };
  account_approved: Readonly<Record<never, never>>;
  /** An admin rejected the account, with the admin's reason. */
  account_rejected: { readonly reason: string };
}
export type NotificationKind = keyof NotificationData;

/** Something that happened, of which a user is notified. */
export type NotificationEvent = {
  [K in NotificationKind]: { readonly kind: K } & NotificationData[K];
}[NotificationKind];

/** What a notification says. Plain text, all of it. */
export interface NotificationText {
  /** In two or three words. */
  readonly heading: string;
  /** The sentence, up to the title of what it is about if there is one. No full stop: titles bring their own. */
  readonly lead: string;
  /** The opportunity's title, with which the sentence ends. */
  readonly title?: string;
}

/** What the mail of a notification says. Plain text. */
export interface NotificationMail {
  readonly title: string;
  /** What it is about. */
  readonly about: Pick<NamedOpportunity, 'title' | 'company'>;
  /** What follows from it. */
  readonly next: string;
  /** The setting that switches such mails off, as the mail's small print names it. */
  readonly preference: { readonly name: 'applications'; readonly because: string };
}

interface Entry<Data> {
  /** What makes two events of the same kind and moment different: the rest of the notification's id. */
  readonly id: (data: Data) => readonly string[];
  readonly text: (data: Data) => NotificationText;
  /** The screen that shows what it is about. */
  readonly link: (data: Data) => string;
  readonly tone: (data: Data) => StatusTone;
  /** Whether the user did it: then it is in the recent activity, and neither in the bell nor ever unread. */
  readonly own: (data: Data) => boolean;
  /** The mail that goes with it; null for a kind that sends none. */
  readonly mail: ((data: Data) => NotificationMail) | null;
}

const opportunityPath = ({ opportunityId }: NamedOpportunity): string =>
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
const textsOf = ({ status, restored }: NotificationData['application']) =>
  APPLICATION_TEXTS[restored ? 'new' : status];

/** Every kind of notification with its id, texts, link and mail. An incomplete one does not compile. */
const KINDS: { readonly [K in NotificationKind]: Entry<NotificationData[K]> } = {
  application: {
    id: ({ opportunityId, status }) => [opportunityId, status],
    text: (data) => {
      const { heading, lead } = textsOf(data);
      return { heading, lead: lead(data.company), title: data.title };
    },
    link: opportunityPath,
    tone: ({ status }) => applicationWorkflow.statuses[status].tone,
    own: ({ status, restored }) => status === 'new' || status === 'withdrawn' || restored === true,
    mail: (data) => ({
      ...textsOf(data).mail,
      about: { title: data.title, company: data.company },
      preference: {
        name: 'applications',
        because: 'You received this email because emails about your applications are turned on.',
      },
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
  ...POSTER_NOTIFICATIONS,
  ...MEETING_NOTIFICATIONS,
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
  account_approved: {
    id: () => [],
    text: () => ({
      heading: 'Account approved',
      lead: 'Your account was approved, and you can use everything your role offers',
    }),
    link: () => '/dashboard',
    tone: () => 'positive',
    own: () => false,
    mail: null,
  },
  account_rejected: {
    id: () => [],
    text: ({ reason }) => ({
      heading: 'Account not approved',
      lead: reason === '' ? 'Your account wasn’t approved' : `Your account wasn’t approved: ${reason}`,
    }),
    link: () => '/contact',
    tone: () => 'danger',
    own: () => false,
    mail: null,
  },
};

/** The entry of an event's kind, for the event's own data. */
const entryOf = (event: NotificationEvent) => KINDS[event.kind] as Entry<NotificationEvent>;

/** Identifies what happened at a moment: the same event has the same id, however often it is reported. */
export const notificationIdOf = (at: string, event: NotificationEvent): string =>
  [at, event.kind, ...entryOf(event).id(event)].join('#');

/** What the bell and the list of recent activity say of an event. */
export const notificationText = (event: NotificationEvent): NotificationText => entryOf(event).text(event);

/** The path of the screen that shows what an event is about. */
export const notificationLink = (event: NotificationEvent): string => entryOf(event).link(event);

/** The tone in which an event is shown. */
export const notificationTone = (event: NotificationEvent): StatusTone => entryOf(event).tone(event);

/** Whether an event is an action of the user who is notified. */
export const isOwnAction = (event: NotificationEvent): boolean => entryOf(event).own(event);

/** What the mail of an event says; undefined for a kind without one. */
export const notificationMail = (event: NotificationEvent): NotificationMail | undefined =>
  entryOf(event).mail?.(event);
