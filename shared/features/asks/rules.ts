import { keysIn } from '#shared/core/choice-keys.ts';
import { DAY_MS, WEEK_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every list of questions.

export const ASK_STATUSES = ['asked', 'answered', 'declined', 'lapsed'] as const;
export type AskStatus = (typeof ASK_STATUSES)[number];

/** The two sides of an ask: who asks, and who answers. */
export const ASK_SIDES = ['student', 'alumnus'] as const;
export type AskSide = (typeof ASK_SIDES)[number];
export const ASK_ACTORS = [...ASK_SIDES, 'schedule'] as const;
export type AskActor = (typeof ASK_ACTORS)[number];

/** The life of an ask: the alumnus answers or declines it, and the schedule closes what nobody answered. */
export const askWorkflow = defineWorkflow({
  statuses: {
    asked: { label: 'Waiting for an answer', tone: 'info' },
    answered: { label: 'Answered', tone: 'positive' },
    declined: { label: 'Declined', tone: 'neutral' },
    lapsed: { label: 'Not answered', tone: 'neutral' },
  },
  transitions: [
    { from: 'asked', to: 'answered', by: ['alumnus'] },
    { from: 'asked', to: 'declined', by: ['alumnus'] },
    { from: 'asked', to: 'lapsed', by: ['schedule'] },
  ],
});

/** The two groups of a list of asks: those that wait for an answer, and all others. */
export const ASK_STATES = ['open', 'closed', 'all'] as const;
export type AskState = (typeof ASK_STATES)[number];
export const stateOf = (status: AskStatus): 'open' | 'closed' => (status === 'asked' ? 'open' : 'closed');

/** What a question is about. Alumni choose what they answer, and published answers are found by it. */
export const ASK_TOPICS = [
  'Choosing a career',
  'Applications and resumes',
  'Interviews',
  'First job',
  'Internships',
  'Further study',
  'Working abroad',
  'Skills and tools',
] as const;
export type AskTopic = (typeof ASK_TOPICS)[number];

export const QUESTION_LENGTH = { min: 20, max: 600 } as const;
export const ASK_ANSWER_MAX = 3000;
export const ASK_DECLINE_MAX = 300;

/** After this time a question that nobody answered is closed. */
export const ASK_ANSWER_MS = 7 * DAY_MS;
/** The most questions of a student that wait for an answer at once. */
export const MAX_OPEN_ASKS = 3;
/** Questions of one user within the window, accepted or refused: a limit against programs. */
export const QUESTIONS = { limit: 60, windowSeconds: 3600 } as const;
/** How many questions an alumnus takes in a week of UTC, beginning on Monday; 0 takes none. */
export const ASKS_PER_WEEK = { min: 0, max: 10 } as const;

/** A call that answers a question: how long it is, and how many times are proposed for it at most. */
export const CALL_MINUTES = 10;
export const CALL_TIMES = 3;

/** Why an alumnus declines, as the student reads it. */
export const ASK_DECLINE_REASONS = {
  other_expertise: 'Someone with other experience can answer this better.',
  too_broad: 'This takes more than ten minutes. A smaller question is easier to answer.',
  no_time: 'I don’t have the time that your question deserves this week.',
  other: 'I can’t answer this one.',
} as const satisfies Record<string, string>;
export const ASK_DECLINE_CODES = keysIn(ASK_DECLINE_REASONS);

/** The moment at which the week after the one that begins on a Monday (`YYYY-MM-DD`) begins. */
export const nextWeekOf = (monday: string): string =>
  new Date(Date.parse(monday) + WEEK_MS).toISOString().slice(0, 10);

/** What an alumnus has taken in the latest week in which someone asked. */
export interface WeeklyUse {
  readonly perWeek: number;
  /** The Monday of that week; empty before the first question. */
  readonly week: string;
  readonly used: number;
}

/** From which Monday on an alumnus has room for a question, as seen in the week of a Monday; undefined for one who takes none. */
export const roomFrom = ({ perWeek, week, used }: WeeklyUse, monday: string): string | undefined => {
  if (perWeek === 0) return undefined;
  return week === monday && used >= perWeek ? nextWeekOf(monday) : monday;
};

/** Names of at least three letters among a user’s, as whole words: what a published text should not contain. */
export const namesIn = (text: string, names: readonly string[]): string[] => {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{M}]+/u));
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => [...part].length >= 3);
  return [...new Set(parts)].filter((part) => words.has(part.toLowerCase()));
};

/** What happened to an ask, of which the other side is notified. */
export const ASK_NEWS = ['asked', 'answered', 'declined', 'lapsed', 'publish_wanted', 'published'] as const;
export type AskNews = (typeof ASK_NEWS)[number];
