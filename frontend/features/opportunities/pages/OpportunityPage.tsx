import { useLocation, useParams } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { useOpportunity } from '../api.ts';
import { OpportunityView } from '../components/OpportunityView.tsx';
import type { Action, Tools } from '../slots.ts';

/** `/opportunities/:id`. */
export function OpportunityPage({ Action, Tools }: { Action: Action; Tools?: Tools | undefined }) {
  const { id = '' } = useParams();
  const { data } = useOpportunity(id);
  const state: unknown = useLocation().state;
  // Users who came from the list return to it with its filters.
  const explore = typeof state === 'string' && state.startsWith(PATHS.explore) ? state : PATHS.explore;
  return (
    <div className="mx-auto max-w-[52rem]">
      <Breadcrumb trail={[{ label: 'Explore', to: explore }]} current={data?.title ?? 'Opportunity'} />
      <div className="mt-6 md:mt-10">
        <OpportunityView key={id} id={id} Action={Action} Tools={Tools} heading="h1" />
      </div>
    </div>
  );
}
