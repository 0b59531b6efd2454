import { Suspense } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import { CompanyPage } from '#frontend/features/companies/pages/CompanyPage.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { Plan } from '#shared/features/companies/plan-names.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';

const CompanyPlan = lazyPart<{ company: OwnCompany }>(
  () => import('#frontend/features/admin/components/CompanyPlan.tsx'),
);

const CompanyServices = lazyPart<{ plan: Plan }>(
  () => import('#frontend/features/plan-requests/components/CompanyServices.tsx'),
);

function ServicesOfCompany(props: { plan: Plan }) {
  return (
    <Suspense>
      <CompanyServices {...props} />
    </Suspense>
  );
}

function PlanOfCompany(props: { company: OwnCompany }) {
  return (
    <Suspense>
      <CompanyPlan {...props} />
    </Suspense>
  );
}

/** `/companies/:id`. Admins set the plan there and remove branding that breaks the rules; members see what the plan provides. */
export default function Company() {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin' && user.status === 'active';
  return <CompanyPage Plan={isAdmin ? PlanOfCompany : undefined} Services={ServicesOfCompany} />;
}
