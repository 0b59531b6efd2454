import type { Branding } from '#shared/core/branding-schema.ts';
import type { Plan } from '#shared/features/companies/plan-names.ts';
import { planOpens } from '#shared/features/companies/plans.ts';
import type { CompanyStatus } from '#shared/features/companies/rules.ts';

/** What a company’s record says about its branding. */
interface Branded {
  readonly status: CompanyStatus;
  readonly plan: Plan;
  readonly logo?: string | undefined;
  readonly colour?: string | undefined;
}

/** The branding as it is stored, also where it is not shown. */
export const storedBranding = ({ logo, colour = '' }: Branded): Branding => ({ logo: logo ?? null, colour });

/**
 * The branding that everybody sees. None while nobody has verified who the company is, and none below the plan
 * that opens it: what is stored stays, and is shown again with the plan.
 */
export const shownBranding = (company: Branded): Branding | undefined => {
  const branding = storedBranding(company);
  const hasAny = branding.logo !== null || branding.colour !== '';
  return hasAny && company.status === 'verified' && planOpens(company.plan, 'branding')
    ? branding
    : undefined;
};
