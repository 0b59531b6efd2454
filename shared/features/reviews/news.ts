import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What happens to a review, of which its reviewer is notified. */
export const REVIEW_NEWS = ['claim_ending', 'claim_ended', 'withdrawn', 'revise', 'voided'] as const;
export type ReviewNews = (typeof REVIEW_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** Before the title of the project. */
  readonly lead: string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. */
export const REVIEW_NEWS_TEXTS: Readonly<Record<ReviewNews, NewsText>> = {
  claim_ending: {
    heading: 'Claim ends in 12 hours',
    lead: 'Finish your review, or release it:',
    tone: 'warning',
  },
  claim_ended: {
    heading: 'Claim ended',
    lead: 'It is in the queue again, and your draft is kept:',
    tone: 'neutral',
  },
  withdrawn: {
    heading: 'Project withdrawn',
    lead: 'Its student took it back, so your claim ended:',
    tone: 'neutral',
  },
  revise: {
    heading: 'Two reviews disagree',
    lead: 'Read the other review, and revise yours within 72 hours if you like:',
    tone: 'warning',
  },
  voided: { heading: 'Review voided', lead: 'An admin voided your review of', tone: 'danger' },
};
