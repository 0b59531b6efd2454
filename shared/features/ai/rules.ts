import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';

// Plain data without schemas: the browser loads it with the dialog.

/** What visitors get instead of an answer, and everyone when the advisor cannot be reached. The spec's words. */
export const SIGN_IN_FIRST = 'Please sign up or log in to get personalized AI assistance!';
export const TROUBLE = 'Sorry, I’m having trouble connecting right now. Please try again later.';

/** Characters of one message. */
export const MESSAGE_MAX = 2000;
/** Messages of one user, their own and the answers, that the history has at most. The oldest leave it. */
export const HISTORY_MAX = 500;
export const HISTORY_DAYS = 365;
export const HISTORY_PAGE = 20;

/** For how long a proposed action can be confirmed. */
export const ACTION_MS = HOUR_MS / 4;

/** Questions of one user. */
export const QUESTIONS = { limit: 120, windowSeconds: 600 } as const;
/** Confirmations, feedback and dismissals of one user. */
export const ADVISOR_ACTIONS = { limit: 120, windowSeconds: 600 } as const;

/** Tokens of the model in a day of UTC, prompts and answers together: of one user, and of all users of a stage. */
export const TOKENS_A_DAY = { user: 60_000, stage: 6_000_000 } as const;

/** How long a dismissed insight stays away. */
export const DISMISSED_MS = 90 * DAY_MS;
/** Insights on a home at most. */
export const INSIGHTS_MAX = 3;

/** What the advisor may propose. Each runs a route of the contract as the user, after they have confirmed it. */
export const ACTION_KINDS = ['apply', 'withdraw', 'save', 'alert', 'book', 'draft'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** When nothing tells whether a confirmed action was done. */
export const UNKNOWN_OUTCOME = 'We don’t know whether this was done. Look before you ask for it again.';

/** Who wrote an answer: the advisor’s own rules and texts, or the model of Bedrock. */
export const WRITERS = ['embedded', 'model'] as const;
export type Writer = (typeof WRITERS)[number];
