import { DAY_MS } from '#shared/core/durations.ts';

// Plain data and functions without schemas.

/** A claimed review of a course returns to the queue after so long. */
export const COURSE_CLAIM_MS = 7 * DAY_MS;
export const REVIEW_REASON = 2000;
/** Changes of one author within the window: drafts are saved while one writes. */
export const AUTHORING_CHANGES = { limit: 3000, windowSeconds: 86_400 } as const;

/** An error stops a submission, a warning advises. */
export const FINDING_LEVELS = ['error', 'warning'] as const;
