import type { PlanFeature } from '#shared/core/plan-features.ts';
import type { Account } from '../account.ts';
import type { ApiMiddleware } from './request.ts';

/** Throws `plan_required` when the plan of the caller's company does not open something. */
export type RequirePlan = (account: Account, feature: PlanFeature) => Promise<unknown>;

/** Refuses callers whose plan does not open what the route declares. After the record: who may not know it gets its 404. */
export const checkPlan = (requirePlan: RequirePlan | undefined): ApiMiddleware => ({
  name: 'check-plan',
  before: async ({ internal }) => {
    const { route, account } = internal;
    if (!route.plan) return;
    if (!requirePlan || !account)
      throw new Error(`${route.id} asks for a plan, and its function knows none.`);
    for (const feature of route.plan) await requirePlan(account, feature);
  },
});
