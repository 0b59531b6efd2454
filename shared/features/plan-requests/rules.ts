import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with its screens.

/** What a company may ask for. Each is opened by the feature of the plan that has the same name. */
export const PLAN_REQUEST_KINDS = ['campus_partnerships', 'custom_integrations'] as const;
export type PlanRequestKind = (typeof PLAN_REQUEST_KINDS)[number];
export const PLAN_REQUEST_LABELS: Readonly<Record<PlanRequestKind, string>> = {
  campus_partnerships: 'Campus partnership',
  custom_integrations: 'Custom integration',
};

export const PLAN_REQUEST_TEXT = { min: 20, max: 3000 } as const;
export const PLAN_ANSWER_TEXT = { min: 10, max: 3000 } as const;

/** Within how many business hours a request is answered: five working days. */
export const PLAN_REQUEST_HOURS = 50;

/** Requests that a company may send within the window. */
export const PLAN_REQUESTS = { limit: 10, windowSeconds: 7 * 86_400 } as const;

export const PLAN_REQUEST_STATUSES = ['waiting', 'in_progress', 'done', 'declined', 'withdrawn'] as const;
export type PlanRequestStatus = (typeof PLAN_REQUEST_STATUSES)[number];
/** What an admin's answer makes of a request. */
export const PLAN_ANSWERS = ['in_progress', 'done', 'declined'] as const;
export type PlanAnswer = (typeof PLAN_ANSWERS)[number];

/** From a request to its end. An answer may be that it is in progress, and another one follows. */
export const planRequestWorkflow = defineWorkflow<PlanRequestStatus, 'member' | 'admin'>({
  statuses: {
    waiting: { label: 'Waiting for an answer', tone: 'info' },
    in_progress: { label: 'In progress', tone: 'warning' },
    done: { label: 'Done', tone: 'positive' },
    declined: { label: 'Declined', tone: 'danger' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  },
  transitions: [
    { from: 'waiting', to: 'in_progress', by: ['admin'] },
    { from: 'waiting', to: 'done', by: ['admin'] },
    { from: 'waiting', to: 'declined', by: ['admin'] },
    { from: 'waiting', to: 'withdrawn', by: ['member'] },
    { from: 'in_progress', to: 'done', by: ['admin'] },
    { from: 'in_progress', to: 'declined', by: ['admin'] },
    { from: 'in_progress', to: 'withdrawn', by: ['member'] },
  ],
});
