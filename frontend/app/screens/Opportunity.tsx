import { useAllMyApplications } from '#frontend/features/applications/api.ts';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { OpportunityPage } from '#frontend/features/opportunities/pages/OpportunityPage.tsx';

/** `/opportunities/:id`, with the user's actions on it. */
export default function Opportunity() {
  useAllMyApplications();
  return <OpportunityPage Action={ApplyAction} />;
}
