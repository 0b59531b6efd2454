import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the queue and the review editor.

/** Two reviews with overall scores at most this far apart agree. */
export const AGREEMENT_POINTS = 20;
export const agree = (a: number, b: number): boolean => Math.abs(a - b) <= AGREEMENT_POINTS;

/** How long a mentor may work on a review that they claimed. */
export const CLAIM_MS = 48 * HOUR_MS;
/** The most claims of one mentor at once. */
export const MAX_CLAIMS = 2;
/** How long both reviewers may revise once, after their reviews disagreed. */
export const REVISION_MS = 72 * HOUR_MS;
/** Of ten submissions, so many get a second review although their student did not ask for one. */
export const SECOND_REVIEWS_OF_TEN = 2;

/** Its reviewer, the student who withdraws the project, an admin who voids a review, and the schedule that ends claims. */
export const REVIEW_ACTORS = ['student', 'reviewer', 'admin', 'schedule'] as const;
export type ReviewActor = (typeof REVIEW_ACTORS)[number];

/** The life of one review. A claim that is given back or lapses leads back to the queue, to the old place. */
export const reviewWorkflow = defineWorkflow({
  statuses: {
    waiting: { label: 'Waiting', tone: 'info' },
    claimed: { label: 'In review', tone: 'warning' },
    finished: { label: 'Finished', tone: 'positive' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
    void: { label: 'Void', tone: 'danger' },
  },
  transitions: [
    { from: 'waiting', to: 'claimed', by: ['reviewer'] },
    { from: 'claimed', to: 'waiting', by: ['reviewer', 'schedule'] },
    { from: 'claimed', to: 'finished', by: ['reviewer'] },
    { from: 'waiting', to: 'withdrawn', by: ['student'] },
    { from: 'claimed', to: 'withdrawn', by: ['student'] },
    { from: 'finished', to: 'void', by: ['admin'] },
  ],
});

/** How urgent a waiting project is: by its wait alone. */
export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];
const HIGH_MS = 5 * DAY_MS;
const MEDIUM_MS = 2 * DAY_MS;
export const priorityOf = (submittedAt: string, now: number): Priority => {
  const waited = now - Date.parse(submittedAt);
  if (waited >= HIGH_MS) return 'high';
  return waited >= MEDIUM_MS ? 'medium' : 'low';
};

/** Below so many answered or waiting projects nothing is said of the waits. */
export const WAITS_FROM = 5;

export const ANCHOR_MAX = 300;
export const VOID_REASON_MAX = 1000;
export const TEMPLATE = { title: 80, text: 2000, most: 100 } as const;
/** How many reference projects a mentor rates before their first claim. */
export const REFERENCES_TO_RATE = 2;
/** The fewest and the most reference projects that are in use. */
export const REFERENCES_IN_USE = { min: REFERENCES_TO_RATE, max: 20 } as const;
export const REFERENCE = { title: 120, description: 4000, reason: 600 } as const;

/** Why a mentor cannot claim a review that they see. */
export const UNCLAIMABLE = ['own', 'mentee', 'reviewed_before', 'too_many_claims', 'not_calibrated'] as const;
export type Unclaimable = (typeof UNCLAIMABLE)[number];

/** Changes of one mentor within the window: a limit against programs. */
export const REVIEW_CHANGES = { limit: 400, windowSeconds: 3600 } as const;
