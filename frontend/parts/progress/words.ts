import { later } from '#frontend/ui/data/later.ts';
import {
  comparedMonths,
  type ProgressGroup,
  type ProgressKind,
  type ProgressMonth,
} from '#shared/features/progress/rules.ts';

/** What is counted, as the legend and the table name it. */
export const KIND_LABELS: Readonly<Record<ProgressKind, string>> = {
  applications: 'Applications',
  answers: 'Answers',
  interviews: 'Interviews',
  sessions: 'Sessions',
  reviews: 'Reviews',
  skills: 'Proven skills',
};

/** The same in a sentence: of one, and of several. */
const NOUNS: Readonly<Record<ProgressKind, readonly [string, string]>> = {
  applications: ['application', 'applications'],
  answers: ['answer', 'answers'],
  interviews: ['invitation to an interview', 'invitations to interviews'],
  sessions: ['mentoring session', 'mentoring sessions'],
  reviews: ['project review', 'project reviews'],
  skills: ['newly proven skill', 'newly proven skills'],
};

export const GROUP_LABELS: Readonly<Record<ProgressGroup, string>> = {
  applying: 'Applying',
  learning: 'Learning',
};

const MONTH = later(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const SHORT = later(() => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }));
const AVERAGE = later(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);

/** `November 2026`. */
export const monthInWords = (month: string): string => MONTH().format(dateOf(month));
/** `Nov`, for the axis. */
export const monthInShort = (month: string): string => SHORT().format(dateOf(month));

const BEFORE = ['', 'last month', 'a month in your last two months', 'a month in your last three months'];

/**
 * This month so far beside the average of those before it: `3 applications so far, and 2.7 a month in your last three months`. Without a
 * judgement: a month that is not over cannot be behind.
 */
export const comparedInWords = (months: readonly ProgressMonth[], kind: ProgressKind): string => {
  const { now, average, of } = comparedMonths(months, kind);
  const [one, several] = NOUNS[kind];
  const soFar = `${now} ${now === 1 ? one : several} so far`;
  return average === null ? soFar : `${soFar}, and ${AVERAGE().format(average)} ${BEFORE[of]}`;
};
