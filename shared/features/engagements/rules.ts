import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the page of an engagement.

export const ENGAGEMENT_STATUSES = ['active', 'delivered', 'accepted', 'ended'] as const;
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number];

/** The two sides: the student who was hired for a live project, and those who manage its posting. */
export const ENGAGEMENT_SIDES = ['student', 'poster'] as const;
export type EngagementSide = (typeof ENGAGEMENT_SIDES)[number];

/** The life of a live project, from the hire on: it is delivered while a submission waits for acceptance. */
export const engagementWorkflow = defineWorkflow({
  statuses: {
    active: { label: 'Active', tone: 'info' },
    delivered: { label: 'Delivered', tone: 'warning' },
    accepted: { label: 'Accepted', tone: 'positive' },
    ended: { label: 'Ended', tone: 'neutral' },
  },
  transitions: [
    { from: 'active', to: 'delivered', by: ['student'] },
    { from: 'delivered', to: 'delivered', by: ['student'] },
    { from: 'delivered', to: 'active', by: ['poster'] },
    { from: 'delivered', to: 'accepted', by: ['poster'] },
    { from: 'active', to: 'ended', by: ['student', 'poster'] },
    { from: 'delivered', to: 'ended', by: ['student', 'poster'] },
  ],
});

/** Whether nothing more happens to its milestones and submissions. */
export const isOver = (status: EngagementStatus): boolean => status === 'accepted' || status === 'ended';

export const MILESTONES = { most: 12, title: 120, details: 600 } as const;
/** Submissions of one engagement. */
export const MAX_SUBMISSIONS = 30;
export const SUBMISSION_NOTE_MAX = 4000;
export const ENGAGEMENT_FEEDBACK_MAX = 4000;
/** What the poster says of the student's work, on the profile. */
export const STATEMENT_MAX = 1500;
export const ENDING_MAX = 1000;
/** Changes of one user within the window: a limit against programs. */
export const ENGAGEMENT_CHANGES = { limit: 200, windowSeconds: 86_400 } as const;
