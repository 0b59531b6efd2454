import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas.

export const ATTEMPT_STATUSES = ['open', 'submitted', 'passed', 'failed', 'expired', 'voided'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
export const ATTEMPT_ACTORS = ['student', 'schedule', 'admin'] as const;

/**
 * The life of an attempt. What is handed in is graded in the same transaction, so that nobody sees it `submitted`. What expires is
 * graded as it is: enough is `passed`, less `expired`. A question that is withdrawn later may let an attempt pass that did not.
 */
export const attemptWorkflow = defineWorkflow({
  statuses: {
    open: { label: 'Open', tone: 'info' },
    submitted: { label: 'Being graded', tone: 'info' },
    passed: { label: 'Passed', tone: 'positive' },
    failed: { label: 'Not passed', tone: 'neutral' },
    expired: { label: 'Time over', tone: 'neutral' },
    voided: { label: 'Voided', tone: 'danger' },
  },
  transitions: [
    { from: 'open', to: 'submitted', by: ['student'] },
    { from: 'open', to: 'passed', by: ['student', 'schedule'] },
    { from: 'open', to: 'failed', by: ['student'] },
    { from: 'open', to: 'expired', by: ['schedule'] },
    { from: 'submitted', to: 'passed', by: ['student', 'schedule'] },
    { from: 'submitted', to: 'failed', by: ['student', 'schedule'] },
    { from: 'passed', to: 'voided', by: ['admin'] },
    { from: 'failed', to: 'voided', by: ['admin'] },
    { from: 'expired', to: 'voided', by: ['admin'] },
    { from: 'failed', to: 'passed', by: ['schedule'] },
    { from: 'expired', to: 'passed', by: ['schedule'] },
    { from: 'voided', to: 'passed', by: ['admin'] },
    { from: 'voided', to: 'failed', by: ['admin'] },
    { from: 'voided', to: 'expired', by: ['admin'] },
  ],
});

/** What can be missing for an attempt. */
export const MISSING = ['lessons', 'email', 'waiting', 'open_attempt', 'attempts_used'] as const;
export type Missing = (typeof MISSING)[number];

/** An attempt is open for so long, without a countdown. Every answer is saved as it is given. */
export const ATTEMPT_MS = 24 * HOUR_MS;
/** How often an attempt may be changed: a limit against programs. */
export const MOST_ANSWERS = 1000;
/** How long to wait after the first and after each later attempt that was not passed. */
export const WAITS_MS = [48 * HOUR_MS, 7 * DAY_MS] as const;
export const ATTEMPTS = { most: 3, withinMs: 90 * DAY_MS } as const;
/** Questions of each objective in one attempt. */
export const DRAWN = 2;
/** The share of right answers that passes. */
export const PASS_SHARE = 0.75;
/** How many right answers pass an attempt, by its number of questions. */
export const passMark = (questions: number): number => Math.ceil(questions * PASS_SHARE);

/**
 * Consistency above which the questions of a test agree well, and below which they do not agree enough: the bands of Moodle’s
 * quiz report statistics (docs.moodle.org/28/en/Development:Quiz_report_statistics).
 */
export const CONSISTENCY = { good: 0.75, enough: 0.64 } as const;
/** The number of first attempts from which the quality of a test is shown. */
export const QUALITY_FROM = 30;
/** Below this corrected point-biserial correlation, or outside of this facility, a question is flagged for its author. */
export const FLAGGED = { discrimination: 0.1, facility: { min: 0.2, max: 0.95 } } as const;
/** An attempt whose answers came faster than this on average is shown to an admin as odd. */
export const IMPLAUSIBLE_MS_A_QUESTION = 4000;
export const ODD_PATTERNS = ['same_sender', 'implausible_speed', 'equal_answers'] as const;
export type OddPattern = (typeof ODD_PATTERNS)[number];

/** Cards of practice of one day. */
export const PRACTICE_A_DAY = 20;
/** How many of those beyond are counted. */
export const LATER_COUNTED = 40;
export const REASON = 500;
export const APPEAL = 2000;
/** Answers to exercises of one student within the window, in lessons and in practice: a limit against programs. */
export const ANSWERS = { limit: 1000, windowSeconds: 86_400 } as const;
