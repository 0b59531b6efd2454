import { Suspense } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import { CompanyPage } from '#frontend/features/companies/pages/CompanyPage.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { Plan } from '#shared/features/companies/rules.ts';

const CompanyPlan = lazyPart<{ id: string; plan: Plan }>(
  () => import('#frontend/features/admin/components/CompanyPlan.tsx'),
);

function PlanOfCompany(props: { id: string; plan: Plan }) {
  return (
    <Suspense>
      <CompanyPlan {...props} />
    </Suspense>
  );
}

/** `/companies/:id`. Admins set the plan there. */
export default function Company() {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin' && user.status === 'active';
  return <CompanyPage Plan={isAdmin ? PlanOfCompany : undefined} />;
}
