import type { PlanFeature } from '#shared/core/plan-features.ts';
import type { StatusDefinition } from '#shared/core/workflow.ts';
import type { Plan } from '../companies/plan-names.ts';
import { planOpens } from '../companies/plans.ts';

// Plain data and functions without schemas. When messages of companies are answered, by plan.

/** When the team replies, for everyone who reads it. */
export const BUSINESS_HOURS = 'Monday to Friday, 8AM to 6PM PST';
/** The same for a clock: the first and the last hour of a working day, in this zone. There are no holidays in it. */
export const BUSINESS_DAY = { from: 8, to: 18, timeZone: 'America/Los_Angeles' } as const;
const HOURS_A_DAY = BUSINESS_DAY.to - BUSINESS_DAY.from;

export const SUPPORT_LEVELS = ['standard', 'priority', 'dedicated'] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/** What each level promises: business hours until the reply, and how that is said. */
export const SUPPORT: Readonly<Record<SupportLevel, { label: string; hours: number; within: string }>> = {
  standard: { label: 'Standard support', hours: 3 * HOURS_A_DAY, within: 'within 3 working days' },
  priority: { label: 'Priority support', hours: HOURS_A_DAY, within: 'within 1 working day' },
  dedicated: { label: 'Dedicated support', hours: 4, within: 'within 4 business hours' },
};

const OPENED_BY: Readonly<Record<SupportLevel, PlanFeature>> = {
  standard: 'standard_support',
  priority: 'priority_support',
  dedicated: 'dedicated_support',
};

/** The best level of support that a plan opens. */
export const supportOf = (plan: Plan): SupportLevel =>
  SUPPORT_LEVELS.findLast((level) => planOpens(plan, OPENED_BY[level])) ?? 'standard';

/** What is known of a promise at a moment. */
export type PromiseState = 'waiting' | 'overdue' | 'kept' | 'missed';
/** How each is shown. */
export const PROMISE_STATES: Readonly<Record<PromiseState, StatusDefinition>> = {
  waiting: { label: 'Waiting for a reply', tone: 'info' },
  overdue: { label: 'Overdue', tone: 'danger' },
  kept: { label: 'Answered in time', tone: 'positive' },
  missed: { label: 'Answered late', tone: 'warning' },
};
export const promiseState = (
  { dueAt, answeredAt }: { readonly dueAt: string; readonly answeredAt?: string | undefined },
  now: number,
): PromiseState => {
  if (answeredAt !== undefined) return Date.parse(answeredAt) <= Date.parse(dueAt) ? 'kept' : 'missed';
  return now > Date.parse(dueAt) ? 'overdue' : 'waiting';
};
