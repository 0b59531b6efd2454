import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { PlanFeature } from '#shared/core/plan-features.ts';
import type { Plan } from '#shared/features/companies/plan-names.ts';
import { planOpens, planRequiredText } from '#shared/features/companies/plans.ts';
import { companyIdOf } from './membership.ts';
import { getCompany } from './repository.ts';

/** The company of an employer with its plan; the first plan without a company. Null for roles that have no plan. */
export const planOf = async ({
  id,
  role,
}: Pick<Account, 'id' | 'role'>): Promise<{
  plan: Plan;
  company: { id: string; name: string } | undefined;
} | null> => {
  if (role !== 'employer') return null;
  const companyId = await companyIdOf(id);
  const company = companyId === undefined ? undefined : await getCompany(companyId);
  return { plan: company?.plan ?? 'startup', company: company && { id: company.id, name: company.name } };
};

/** Whether a user's plan opens something. Who has no plan, such as an alumnus, is refused nothing by it. */
export const opensFor = async (
  account: Pick<Account, 'id' | 'role'>,
  feature: PlanFeature,
): Promise<boolean> => {
  const found = await planOf(account);
  return found === null || planOpens(found.plan, feature);
};

/** Throws `plan_required` when the plan of the caller's company does not open something. */
export const requirePlan = async (
  account: Pick<Account, 'id' | 'role'>,
  feature: PlanFeature,
): Promise<void> => {
  const found = await planOf(account);
  if (found && !planOpens(found.plan, feature))
    throw new AppError('plan_required', { message: planRequiredText(found.plan, feature) });
};
