import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What happens to a live project, of which one of its sides is notified. */
export const ENGAGEMENT_NEWS = [
  'started',
  'milestones',
  'submitted',
  'feedback',
  'milestone_accepted',
  'accepted',
  'ended',
  'review_wanted',
] as const;
export type EngagementNews = (typeof ENGAGEMENT_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** Before the title of the project. `person` is the other side. */
  readonly lead: (person: string) => string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. */
export const ENGAGEMENT_NEWS_TEXTS: Readonly<Record<EngagementNews, NewsText>> = {
  started: {
    heading: 'Live project started',
    lead: (person) => `Agree on milestones with ${person} for`,
    tone: 'positive',
  },
  milestones: {
    heading: 'Milestones changed',
    lead: (person) => `${person} changed the milestones of`,
    tone: 'info',
  },
  submitted: {
    heading: 'Work handed in',
    lead: (person) => `${person} handed something in for`,
    tone: 'warning',
  },
  feedback: {
    heading: 'Feedback on your work',
    lead: (person) => `${person} gave you feedback on`,
    tone: 'warning',
  },
  milestone_accepted: {
    heading: 'Milestone accepted',
    lead: (person) => `${person} accepted a milestone of`,
    tone: 'positive',
  },
  accepted: {
    heading: 'Result accepted',
    lead: (person) => `${person} accepted your result of`,
    tone: 'positive',
  },
  ended: {
    heading: 'Live project ended',
    lead: (person) => `${person} ended`,
    tone: 'neutral',
  },
  review_wanted: {
    heading: 'Review by a mentor?',
    lead: (person) => `${person} would like a mentor to review the result of`,
    tone: 'info',
  },
};

/** The path of a live project, the same for all roles. */
export const engagementPath = (engagementId: string): string =>
  `/dashboard/engagements/${encodeURIComponent(engagementId)}`;
