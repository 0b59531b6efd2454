import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the lists of projects.

export const PROJECT_STATUSES = [
  'draft',
  'pending_review',
  'in_review',
  'reviewed',
  'verified',
  'withdrawn',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Its student, a mentor who reviews it, an admin who voids a review, and the schedule that ends claims. */
export const PROJECT_ACTORS = ['student', 'reviewer', 'admin', 'schedule'] as const;
export type ProjectActor = (typeof PROJECT_ACTORS)[number];

/**
 * The life of a project. It waits until a mentor claims its first review, and is in review until the last review that it
 * needs is in. One review makes it Reviewed, two that agree make it Verified.
 */
export const projectWorkflow = defineWorkflow({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    pending_review: { label: 'Waiting for review', tone: 'info' },
    in_review: { label: 'In review', tone: 'info' },
    reviewed: { label: 'Reviewed', tone: 'positive' },
    verified: { label: 'Verified', tone: 'positive' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  },
  transitions: [
    { from: 'draft', to: 'pending_review', by: ['student'] },
    { from: 'withdrawn', to: 'pending_review', by: ['student'] },
    { from: 'reviewed', to: 'pending_review', by: ['student', 'admin'] },
    { from: 'verified', to: 'pending_review', by: ['student', 'admin'] },
    { from: 'in_review', to: 'pending_review', by: ['reviewer', 'schedule', 'admin'] },
    { from: 'pending_review', to: 'in_review', by: ['reviewer'] },
    { from: 'pending_review', to: 'withdrawn', by: ['student'] },
    { from: 'in_review', to: 'withdrawn', by: ['student'] },
    { from: 'in_review', to: 'reviewed', by: ['reviewer', 'schedule'] },
    { from: 'in_review', to: 'verified', by: ['reviewer', 'schedule'] },
  ],
});

/** Whether reviews of a project are still missing. */
export const waitsForReview = (status: ProjectStatus): boolean =>
  status === 'pending_review' || status === 'in_review';

/** Categories that the form suggests; a student may enter another one. */
export const PROJECT_CATEGORIES = [
  'Web Application',
  'Mobile App',
  'Data Science',
  'Machine Learning',
  'Developer Tools',
  'Game',
  'Design',
  'Hardware',
] as const;

export const PROJECT = {
  title: 120,
  description: 4000,
  category: 40,
  technologies: 12,
  technology: 40,
  /** Of one student. */
  most: 50,
  /** Submissions of one project. */
  versions: 30,
} as const;

/** Changes of one student within the window: a limit against programs. */
export const PROJECT_CHANGES = { limit: 200, windowSeconds: 86_400 } as const;

/** The fields of a project that are compared between two versions, with their labels. */
export const PROJECT_FIELDS = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  technologies: 'Technologies',
  githubUrl: 'Repository',
  liveUrl: 'Live address',
} as const;
export type ProjectField = keyof typeof PROJECT_FIELDS;

/** For how long a skill counts as proven by a verified project, in months. */
export const PROVEN_MONTHS = 24;
