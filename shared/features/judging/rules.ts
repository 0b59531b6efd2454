import { DAY_MS } from '#shared/core/durations.ts';

// Plain data and functions without schemas: the browser loads them with the screens.

/** How many judges score each entry at least before results are published. */
export const JUDGES_PER_ENTRY = 3;

/** How many entries all judges score who have no conflict with them: they tie the judges’ scales together. */
export const COMMON_ENTRIES = 2;

/** How sure the intervals and the ranges of ranks are. */
export const CONFIDENCE = 0.9;

export const JUDGING = {
  judges: { min: JUDGES_PER_ENTRY, max: 30 },
  comment: 1000,
  conflictReason: 500,
} as const;

/** What each score means, from 0 to 5: the same words for every criterion. */
export const SCORE_MEANINGS = [
  'Nothing in the entry speaks to it.',
  'A beginning that does not hold yet.',
  'In part: something important is missing.',
  'Solid: it does what is asked.',
  'Strong: little is missing.',
  'Excellent: I would change nothing.',
] as const;

/** How long judges have for what they are assigned, and how long before its end they are reminded. */
export const JUDGING_MS = 7 * DAY_MS;
export const JUDGING_REMINDER_MS = 2 * DAY_MS;
/** How long after a declared conflict another judge is assigned: those that are declared until then are settled at once. */
export const CONFLICT_SETTLE_MS = 5 * 60_000;

/** How often one judge may send scores and declare conflicts. */
export const JUDGING_CHANGES = { limit: 1200, windowSeconds: 3600 } as const;

/** The state of judging of a challenge. While judges are assigned again, what they have can be scored. */
export const JUDGING_PHASES = ['before', 'assigning', 'judging', 'published'] as const;

/**
 * The state of one entry for one judge. A conflict is what they declared; what was late is another judge’s, and an entry can be
 * withdrawn or disqualified before it is scored.
 */
export const TASK_STATUSES = ['waiting', 'scored', 'conflict', 'late', 'withdrawn'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** The name of a judge in public: A to Z, then AA and so on. */
export const letterOf = (index: number): string => {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterOf(Math.floor(index / 26) - 1)}${last}`;
};
