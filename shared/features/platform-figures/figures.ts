import { keysIn } from '#shared/core/choice-keys.ts';
import type { Role } from '#shared/core/contract.ts';

// Plain data without schemas: the browser loads it with the screen.

/** What a figure is, where it is shown, and which list has what it counts. */
interface Definition {
  /** Its name in the records of days, which never changes. */
  readonly code: string;
  readonly label: string;
  /** What exactly is counted. */
  readonly definition: string;
  /** The screen with the list, for figures that have one. */
  readonly list?: 'users' | 'reports' | 'approvals';
}

/**
 * The figures of the platform. Their order is that of the numbers in closed days: a new one is added at the end, and none is
 * taken away (decision 0345).
 */
export const FIGURE_DEFINITIONS = {
  signUps: {
    code: 'su',
    label: 'Sign-ups',
    definition: 'Accounts that were created, also by an invitation.',
    list: 'users',
  },
  onboarded: {
    code: 'on',
    label: 'Onboarding finished',
    definition: 'Users who finished onboarding for the first time.',
    list: 'users',
  },
  activeUsers: {
    code: 'au',
    label: 'Active users',
    definition:
      'Different users who did something while signed in. A user counts once in a day, once in a week and once in a month, so a week is not the sum of its days.',
    list: 'users',
  },
  newInWeek: {
    code: 'aw',
    label: 'New in the week',
    definition: 'Users whose first active day of the week it is.',
  },
  newInMonth: {
    code: 'am',
    label: 'New in the month',
    definition: 'Users whose first active day of the month it is.',
  },
  postings: {
    code: 'po',
    label: 'Postings',
    definition: 'Postings that were published for the first time.',
  },
  applications: {
    code: 'ap',
    label: 'Applications',
    definition: 'Applications for postings on Fledge. Applying again after a withdrawal counts again.',
  },
  replies: {
    code: 're',
    label: 'Replies kept',
    definition: 'Applications whose first answer came by the promised day.',
  },
  interviews: {
    code: 'iv',
    label: 'Interviews',
    definition: 'Meetings about an application that were recorded as held.',
  },
  hires: { code: 'hi', label: 'Hires', definition: 'Applications that led to a hire.' },
  mentoringRequests: {
    code: 'mr',
    label: 'Mentoring requests',
    definition: 'Requests of students to mentors.',
  },
  sessions: {
    code: 'se',
    label: 'Mentoring sessions',
    definition: 'Sessions of mentorships that were recorded as held.',
  },
  reviews: { code: 'rv', label: 'Reviews', definition: 'Reviews of projects that were finished.' },
  coursesBegun: { code: 'cb', label: 'Courses begun', definition: 'Courses that users enrolled in.' },
  coursesCompleted: {
    code: 'cc',
    label: 'Courses completed',
    definition: 'Courses of which a user finished all lessons, once for each user and course.',
  },
  events: { code: 'ev', label: 'Events', definition: 'Events that were published.' },
  eventVisits: {
    code: 'vi',
    label: 'Visits of events',
    definition: 'Guests who were checked in at an event.',
  },
  messages: { code: 'me', label: 'Messages', definition: 'Messages between users.' },
  questions: {
    code: 'qu',
    label: 'Advisor questions',
    definition: 'Questions that users asked the advisor.',
  },
  answersRight: {
    code: 'ar',
    label: 'Answers marked right',
    definition: 'Answers of the advisor that users marked as right. The first mark of an answer counts.',
  },
  answersWrong: {
    code: 'aq',
    label: 'Answers marked wrong',
    definition: 'Answers of the advisor that users marked as wrong. The first mark of an answer counts.',
  },
  reports: {
    code: 'rp',
    label: 'Reports',
    definition: 'Reports of users and of postings.',
    list: 'reports',
  },
  firstApplications: {
    code: 'fa',
    label: 'First application',
    definition: 'Users who applied for the first time. Only those who signed up since figures are counted.',
  },
  firstAnswers: {
    code: 'fr',
    label: 'First answer',
    definition:
      'Users who were invited to an interview or rejected for the first time. Only those who signed up since figures are counted.',
  },
  late: {
    code: 'la',
    label: 'Late changes',
    definition:
      'Changes that arrived after their day was closed. They count on the first day that was open then; an active user only within the same week or month.',
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type FigureName = keyof typeof FIGURE_DEFINITIONS;
export const FIGURES = keysIn(FIGURE_DEFINITIONS);

/** A definition with all that it may have. */
export const definitionOf = (name: FigureName): Definition => FIGURE_DEFINITIONS[name];

/** The figures of a day. */
export type Figures = Readonly<Record<FigureName, number>>;

/** Figures that are not known, or not shown, are null. */
export type ShownFigures = Readonly<Record<FigureName, number | null>>;

/** From the first step to the last: how many users reached each for the first time. */
export const FUNNEL = [
  'signUps',
  'onboarded',
  'firstApplications',
  'firstAnswers',
] as const satisfies readonly FigureName[];

/** The longest range of days: thirteen months. */
export const RANGE_DAYS = 400;

/** The longest note of a drill. */
export const DRILL_NOTE_MAX = 200;

/** A day is closed by the first hourly run after this hour of the next day (UTC). */
export const CLOSES_AT_HOUR = 1;

/** Whom a counter is about: users of a role, or those whose account is not there any more. */
export type CountedRole = Role | 'unknown';
