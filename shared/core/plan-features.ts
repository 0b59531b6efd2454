// Plain data without schemas: the contract names what a route needs.

/** What a company's plan can open. Which plan opens what is the table of `features/companies/plans.ts`. */
export const PLAN_FEATURES = [
  'postings',
  'matching',
  'tracking',
  'standard_support',
  'comparison',
  'saved_filters',
  'priority_support',
  'analytics',
  'meeting_room',
  'dedicated_support',
  'campus_partnerships',
  'custom_integrations',
  'branding',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];
