import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useAllMyApplications } from '#frontend/features/applications/api.ts';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { OpportunityPage } from '#frontend/features/opportunities/pages/OpportunityPage.tsx';
import type { Action } from '#frontend/features/opportunities/slots.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { APPLICATION_SOURCES, type ApplicationSource } from '#shared/features/applications/rules.ts';
import type { Opportunity as Shown } from '#shared/features/opportunities/routes.ts';

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

/** From where the user came: a list leaves its address, a link may name it (`?from=alert`). */
const sourceOf = ({ state, search }: ReturnType<typeof useLocation>): ApplicationSource => {
  const from = new URLSearchParams(search).get('from');
  const named = APPLICATION_SOURCES.find((source) => source === from);
  return named ?? (typeof state === 'string' ? 'search' : 'link');
};

const Apply: Action = (props) => <ApplyAction {...props} source={sourceOf(useLocation())} />;

/** `/opportunities/:id`, with the user's actions on it. */
export default function Opportunity() {
  const { user } = useSession();
  useAllMyApplications();
  const isAdmin = user?.role === 'admin' && user.status === 'active';
  return <OpportunityPage Action={Apply} Tools={isAdmin ? AdminTools : undefined} />;
}
