import { serve } from '#functions/core/serve.ts';
import { requirePlan } from '#functions/parts/companies/plan.ts';
import { analytics } from '#shared/features/analytics/routes.ts';
import { hiring } from './hiring.ts';

/** Figures about what has happened, from numbers that are kept up to date with every change. */
export const handler = serve(analytics, { handlers: { hiring }, plan: requirePlan });
