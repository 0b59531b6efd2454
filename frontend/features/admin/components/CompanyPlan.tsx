import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { CompanyBranding } from './CompanyBranding.tsx';
import { PlanSelect } from './PlanSelect.tsx';

/** What admins decide about a company on its page: its plan, and whether its branding may stay. */
export default function CompanyPlan({ company: { id, name, plan, ownBranding } }: { company: OwnCompany }) {
  const { logo, colour } = ownBranding;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <PlanSelect id={id} plan={plan} label="Change the plan" />
      {(logo !== null || colour !== '') && <CompanyBranding id={id} name={name} />}
    </div>
  );
}
