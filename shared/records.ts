import { ADMIN_RECORDS } from './records/admin.ts';
import { AI_RECORDS } from './records/ai.ts';
import { APPLICANTS_RECORDS } from './records/applicants.ts';
import { APPLICATIONS_RECORDS } from './records/applications.ts';
import { ASKS_RECORDS } from './records/asks.ts';
import { AUTH_RECORDS } from './records/auth.ts';
import { BUDDIES_RECORDS } from './records/buddies.ts';
import { CHALLENGES_RECORDS } from './records/challenges.ts';
import { COMPANIES_RECORDS } from './records/companies.ts';
import { CONTACT_RECORDS } from './records/contact.ts';
import { CONVERSATIONS_RECORDS } from './records/conversations.ts';
import { COURSES_RECORDS } from './records/courses.ts';
import { CREDENTIALS_RECORDS } from './records/credentials.ts';
import { ENGAGEMENTS_RECORDS } from './records/engagements.ts';
import { EVENTS_RECORDS } from './records/events.ts';
import { FAIRNESS_RECORDS } from './records/fairness.ts';
import { IMPORTED_CREDENTIALS_RECORDS } from './records/imported-credentials.ts';
import { JUDGING_RECORDS } from './records/judging.ts';
import type { Consumer, IndexName, RecordKind, RecordKinds } from './records/kind.ts';
import { LIBRARY_RECORDS } from './records/library.ts';
import { MEETINGS_RECORDS } from './records/meetings.ts';
import { MENTORS_RECORDS } from './records/mentors.ts';
import { MENTORSHIPS_RECORDS } from './records/mentorships.ts';
import { NOTIFICATIONS_RECORDS } from './records/notifications.ts';
import { OPPORTUNITIES_RECORDS } from './records/opportunities.ts';
import { PLAN_REQUESTS_RECORDS } from './records/plan-requests.ts';
import { PLATFORM_FIGURES_RECORDS } from './records/platform-figures.ts';
import { PLATFORM_SETTINGS_RECORDS } from './records/platform-settings.ts';
import { PROJECTS_RECORDS } from './records/projects.ts';
import { REPORTS_RECORDS } from './records/reports.ts';
import { RESUME_RECORDS } from './records/resume.ts';
import { SAVED_RECORDS } from './records/saved.ts';
import { SEARCH_RECORDS } from './records/search.ts';
import { STARTUPS_RECORDS } from './records/startups.ts';
import { STUDY_PLAN_RECORDS } from './records/study-plan.ts';
import { SYSTEM_RECORDS } from './records/system.ts';
import { USERS_RECORDS } from './records/users.ts';

/**
 * The table's indexes, with the attributes that are their keys. All are sparse: a record is in an index only while it
 * has both attributes. DynamoDB takes one more or one less index in a deployment.
 */
export const INDEXES = {
  gsi1: { pk: 'gsi1pk', sk: 'gsi1sk', projects: 'everything' },
  gsi2: { pk: 'gsi2pk', sk: 'gsi2sk', projects: 'everything' },
  gsi3: { pk: 'gsi3pk', sk: 'gsi3sk', projects: 'everything' },
  openDeadlines: { pk: 'deadlineList', sk: 'deadlineOn', projects: 'keys' },
} as const satisfies Readonly<Record<IndexName, object>>;

/**
 * Every kind of record of the table, by its `entity`; shared/records/ declares them. Keys (functions/core/keys.ts), the
 * filters of the stream's consumers (shared/events.ts) and the table of the privacy page derive from it. The order is that
 * of the page.
 */
export const RECORDS = {
  ...USERS_RECORDS,
  ...APPLICATIONS_RECORDS,
  ...SAVED_RECORDS,
  ...APPLICANTS_RECORDS,
  ...FAIRNESS_RECORDS,
  ...MEETINGS_RECORDS,
  ...MENTORS_RECORDS,
  ...ASKS_RECORDS,
  ...BUDDIES_RECORDS,
  ...MENTORSHIPS_RECORDS,
  ...PROJECTS_RECORDS,
  ...ENGAGEMENTS_RECORDS,
  ...STARTUPS_RECORDS,
  ...EVENTS_RECORDS,
  ...CHALLENGES_RECORDS,
  ...JUDGING_RECORDS,
  ...COURSES_RECORDS,
  ...CREDENTIALS_RECORDS,
  ...IMPORTED_CREDENTIALS_RECORDS,
  ...LIBRARY_RECORDS,
  ...STUDY_PLAN_RECORDS,
  ...RESUME_RECORDS,
  ...AUTH_RECORDS,
  ...NOTIFICATIONS_RECORDS,
  ...AI_RECORDS,
  ...CONVERSATIONS_RECORDS,
  ...REPORTS_RECORDS,
  ...CONTACT_RECORDS,
  ...PLAN_REQUESTS_RECORDS,
  ...ADMIN_RECORDS,
  ...PLATFORM_SETTINGS_RECORDS,
  ...OPPORTUNITIES_RECORDS,
  ...COMPANIES_RECORDS,
  ...SEARCH_RECORDS,
  ...SYSTEM_RECORDS,
  ...PLATFORM_FIGURES_RECORDS,
} as const satisfies RecordKinds;

export type Kind = keyof typeof RECORDS;

/** All kinds with what they have in common, for code that derives something from every one. */
export const ALL_RECORDS: readonly (readonly [kind: string, RecordKind])[] = Object.entries(RECORDS);

/** The kinds of records that a consumer of the stream is called for. */
export type KindsOf<C extends Consumer> = {
  [K in Kind]: (typeof RECORDS)[K] extends { stream: Record<C, unknown> } ? K : never;
}[Kind];
