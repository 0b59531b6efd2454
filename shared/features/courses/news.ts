import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What happens to a course or a test, of which its author or its student is notified. */
export const COURSE_NEWS = [
  'approved',
  'rejected',
  'flagged',
  'new_version',
  'expired',
  'regraded',
  'voided',
  'appeal_kept',
  'appeal_restored',
] as const;
export type CourseNews = (typeof COURSE_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** Before the title of the course. */
  readonly lead: string;
  readonly tone: StatusTone;
  /** Whom it is for. */
  readonly to: 'author' | 'student';
}

/** What the bell and the mail say of each. */
export const COURSE_NEWS_TEXTS: Readonly<Record<CourseNews, NewsText>> = {
  approved: { heading: 'Course published', lead: 'Another author approved', tone: 'positive', to: 'author' },
  rejected: {
    heading: 'Course returned',
    lead: 'The reviewer says what to change in',
    tone: 'warning',
    to: 'author',
  },
  flagged: {
    heading: 'A question needs a look',
    lead: 'First attempts show that a question does not measure what it should in',
    tone: 'warning',
    to: 'author',
  },
  new_version: {
    heading: 'New version of your course',
    lead: 'Keep yours or switch:',
    tone: 'info',
    to: 'student',
  },
  expired: {
    heading: 'Your attempt has ended',
    lead: 'What you answered was graded:',
    tone: 'neutral',
    to: 'student',
  },
  regraded: {
    heading: 'Test passed',
    lead: 'A question was withdrawn, and your attempt passes now:',
    tone: 'positive',
    to: 'student',
  },
  voided: {
    heading: 'Attempt voided',
    lead: 'An admin voided your attempt. You can appeal:',
    tone: 'danger',
    to: 'student',
  },
  appeal_kept: {
    heading: 'Appeal answered',
    lead: 'Your attempt stays voided:',
    tone: 'neutral',
    to: 'student',
  },
  appeal_restored: {
    heading: 'Appeal answered',
    lead: 'Your attempt counts again:',
    tone: 'positive',
    to: 'student',
  },
};
