import { isolated } from '#shared/core/isolation.ts';
import type {
  NotificationEntries,
  NotificationEntry,
  NotificationMail,
  NotificationText,
} from '#shared/core/notification-entries.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import { APPLICATION_NOTIFICATIONS } from '../applications/notifications.ts';
import { ASK_NOTIFICATIONS } from '../asks/notifications.ts';
import { ACCOUNT_NOTIFICATIONS } from '../auth/notifications.ts';
import { BUDDY_NOTIFICATIONS } from '../buddies/notifications.ts';
import { CHALLENGE_NOTIFICATIONS } from '../challenges/notifications.ts';
import { COURSE_NOTIFICATIONS } from '../courses/notifications.ts';
import { CREDENTIAL_NOTIFICATIONS } from '../credentials/notifications.ts';
import { ENGAGEMENT_NOTIFICATIONS } from '../engagements/notifications.ts';
import { EVENT_NOTIFICATIONS } from '../events/notifications.ts';
import { JUDGING_NOTIFICATIONS } from '../judging/notifications.ts';
import { MEETING_NOTIFICATIONS } from '../meetings/notifications.ts';
import { MENTOR_NOTIFICATIONS } from '../mentors/notifications.ts';
import { MENTORSHIP_NOTIFICATIONS } from '../mentorships/notifications.ts';
import { PLAN_REQUEST_NOTIFICATIONS } from '../plan-requests/notifications.ts';
import { SETTING_NOTIFICATIONS } from '../platform-settings/notifications.ts';
import { POSTER_NOTIFICATIONS } from '../postings/notifications.ts';
import { PROJECT_NOTIFICATIONS } from '../projects/notifications.ts';
import { REPORT_NOTIFICATIONS } from '../reports/notifications.ts';
import { REVIEW_NOTIFICATIONS } from '../reviews/notifications.ts';
import { SEARCH_NOTIFICATIONS } from '../searches/notifications.ts';
import { STARTUP_NOTIFICATIONS } from '../startups/notifications.ts';
import { STUDY_PLAN_NOTIFICATIONS } from '../study-plan/notifications.ts';
import type { NotificationEvent } from './schema.ts';

/** Every kind of notification with its id, texts, link and mail. */
const KINDS: NotificationEntries<NotificationEvent> = {
  ...APPLICATION_NOTIFICATIONS,
  ...SEARCH_NOTIFICATIONS,
  ...POSTER_NOTIFICATIONS,
  ...MEETING_NOTIFICATIONS,
  ...EVENT_NOTIFICATIONS,
  ...CHALLENGE_NOTIFICATIONS,
  ...JUDGING_NOTIFICATIONS,
  ...ASK_NOTIFICATIONS,
  ...BUDDY_NOTIFICATIONS,
  ...REPORT_NOTIFICATIONS,
  ...MENTOR_NOTIFICATIONS,
  ...MENTORSHIP_NOTIFICATIONS,
  ...ENGAGEMENT_NOTIFICATIONS,
  ...STARTUP_NOTIFICATIONS,
  ...PROJECT_NOTIFICATIONS,
  ...REVIEW_NOTIFICATIONS,
  ...COURSE_NOTIFICATIONS,
  ...CREDENTIAL_NOTIFICATIONS,
  ...STUDY_PLAN_NOTIFICATIONS,
  ...PLAN_REQUEST_NOTIFICATIONS,
  ...ACCOUNT_NOTIFICATIONS,
  ...SETTING_NOTIFICATIONS,
};

/** The entry of an event's kind, for the event's own data. */
const entryOf = (event: NotificationEvent) => KINDS[event.kind] as NotificationEntry<NotificationEvent>;

/** Identifies what happened at a moment: the same event has the same id, however often it is reported. */
export const notificationIdOf = (at: string, event: NotificationEvent): string =>
  [at, event.kind, ...entryOf(event).id(event)].join('#');

/** What the bell and the list of recent activity say of an event. */
export const notificationText = (event: NotificationEvent): NotificationText => {
  const text = entryOf(event).text(event);
  return { ...text, lead: isolated(text.lead) };
};

/** The path of the screen that shows what an event is about. */
export const notificationLink = (event: NotificationEvent): string => entryOf(event).link(event);

/** The tone in which an event is shown. */
export const notificationTone = (event: NotificationEvent): StatusTone => entryOf(event).tone(event);

/** Whether an event is an action of the user who is notified. */
export const isOwnAction = (event: NotificationEvent): boolean => entryOf(event).own(event);

/** What the mail of an event says; undefined for a kind without one. */
export const notificationMail = (event: NotificationEvent): NotificationMail | undefined =>
  entryOf(event).mail?.(event);
