import type { Plan } from '#shared/features/companies/rules.ts';
import { PlanSelect } from './PlanSelect.tsx';

/** Sets the plan of a company on its page. */
export default function CompanyPlan({ id, plan }: { id: string; plan: Plan }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <PlanSelect id={id} plan={plan} label="Change the plan" />
    </div>
  );
}
