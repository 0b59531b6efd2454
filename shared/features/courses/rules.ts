import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the lists of courses.

export const COURSE_STATUSES = ['draft', 'in_review', 'published', 'retired'] as const;
/** Its author, another author or an admin who reviews it, and the operator who publishes the product's own courses. */
export const COURSE_ACTORS = ['author', 'reviewer', 'operator'] as const;

/** The life of a course. A published one stays as it is while a new version of it is written and reviewed. */
export const courseWorkflow = defineWorkflow({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    in_review: { label: 'In review', tone: 'info' },
    published: { label: 'Published', tone: 'positive' },
    retired: { label: 'Retired', tone: 'neutral' },
  },
  transitions: [
    { from: 'draft', to: 'in_review', by: ['author'] },
    { from: 'published', to: 'in_review', by: ['author'] },
    // Approved, or returned to what it was before.
    { from: 'in_review', to: 'published', by: ['author', 'reviewer'] },
    { from: 'in_review', to: 'draft', by: ['author', 'reviewer'] },
    { from: 'in_review', to: 'retired', by: ['author', 'reviewer'] },
    { from: 'draft', to: 'published', by: ['operator'] },
    { from: 'published', to: 'published', by: ['operator'] },
    { from: 'published', to: 'retired', by: ['author', 'operator'] },
    { from: 'retired', to: 'in_review', by: ['author'] },
  ],
});

export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];
export const LEVEL_LABELS: Readonly<Record<CourseLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What is asked: one or several of options, their order, a number, a short text, or what a piece of code prints. */
export const EXERCISE_KINDS = ['choice', 'several', 'order', 'number', 'text', 'code'] as const;

export const COURSE = {
  title: 100,
  summary: 300,
  skills: 6,
  skill: 60,
  hours: { min: 0.5, max: 40 },
  sentence: 300,
  prerequisites: 5,
  lessons: { min: 1, max: 12 },
  minutes: { min: 5, max: 90 },
  /** Characters of the text of a lesson, in Markdown. */
  text: 12_000,
  sources: 12,
  /** Of one lesson. */
  exercises: 6,
  objectives: { min: 1, max: 8 },
  /** Of one objective. */
  questions: { min: 2, max: 12 },
  prompt: 1_500,
  options: { min: 2, max: 6 },
  option: 200,
  explanation: 600,
  code: 2_000,
  accepted: 8,
  answer: 400,
  brief: 4_000,
  technologies: 6,
  changes: 600,
  /** Of one author. */
  most: 20,
  versions: 99,
} as const;
