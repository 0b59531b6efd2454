import { Suspense } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useAllMyApplications } from '#frontend/features/applications/api.ts';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { OpportunityPage } from '#frontend/features/opportunities/pages/OpportunityPage.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { Opportunity as Shown } from '#shared/features/opportunities.ts';

const FeaturedSwitch = lazyPart<{ opportunity: Shown }>(
  () => import('#frontend/features/admin/components/FeaturedSwitch.tsx'),
);

function AdminTools({ opportunity }: { opportunity: Shown }) {
  return (
    <Suspense>
      <FeaturedSwitch opportunity={opportunity} />
    </Suspense>
  );
}

/** `/opportunities/:id`, with the user's actions on it. */
export default function Opportunity() {
  const { user } = useSession();
  useAllMyApplications();
  const isAdmin = user?.role === 'admin' && user.status === 'active';
  return <OpportunityPage Action={ApplyAction} Tools={isAdmin ? AdminTools : undefined} />;
}
