import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas.

export const ENROLMENT_STATUSES = ['active', 'completed', 'left'] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

/** A course is completed when all of its lessons are done. Leaving keeps what was done, and returning continues there. */
export const enrolmentWorkflow = defineWorkflow({
  statuses: {
    active: { label: 'In progress', tone: 'info' },
    completed: { label: 'Completed', tone: 'positive' },
    left: { label: 'Left', tone: 'neutral' },
  },
  transitions: [
    { from: 'active', to: 'completed', by: ['student'] },
    { from: 'completed', to: 'active', by: ['student'] },
    { from: 'active', to: 'left', by: ['student'] },
    { from: 'completed', to: 'left', by: ['student'] },
    { from: 'left', to: 'active', by: ['student'] },
    { from: 'left', to: 'completed', by: ['student'] },
  ],
});

/** Courses of one student, left ones included. */
export const MOST_ENROLMENTS = 200;
/** Changes of one student within the window: places are saved while one reads. */
export const ENROLMENT_CHANGES = { limit: 2000, windowSeconds: 86_400 } as const;
