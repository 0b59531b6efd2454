// Plain data alone: the public pages load it.

/** The plans of an employer (spec, point 9), the smallest first. */
export const PLANS = ['startup', 'growth', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** How many postings a plan has open at the same time; null for any number. */
export const OPEN_POSTINGS: Readonly<Record<Plan, number | null>> = {
  startup: 5,
  growth: 20,
  enterprise: null,
};
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  startup: 'Startup',
  growth: 'Growth',
  enterprise: 'Enterprise',
};
