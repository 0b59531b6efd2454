import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { PlanNeeded } from '#frontend/parts/companies/PlanNeeded.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { Plan } from '#shared/features/companies/plan-names.ts';
import { planOpens } from '#shared/features/companies/plans.ts';
import type { PlanRequest } from '#shared/features/plan-requests/routes.ts';
import { planRequestWorkflow } from '#shared/features/plan-requests/rules.ts';
import { useOwnRequests, useRefreshRequests } from '../api.ts';
import { RequestView } from './RequestView.tsx';
import { SupportCard } from './SupportCard.tsx';

const RequestSheet = lazyPart(() => import('./RequestSheet.tsx'));

/** What the plan of a company provides besides its screens, for its members: support, and requests. */
export default function CompanyServices({ plan }: { plan: Plan }) {
  return (
    <>
      <SupportCard />
      <Requests plan={plan} />
    </>
  );
}

function Requests({ plan }: { plan: Plan }) {
  const { data, error, isFetching, refetch } = useOwnRequests();
  const [asking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<PlanRequest>();
  const refresh = useRefreshRequests();
  const opens = planOpens(plan, 'campus_partnerships') && planOpens(plan, 'custom_integrations');
  const items = data?.items ?? [];
  return (
    <Card
      title="Partnerships and integrations"
      description="Ask for a campus partnership or a custom integration."
      actions={
        opens && (
          <Button size="small" onClick={() => setAsking(true)}>
            New request
          </Button>
        )
      }
    >
      {!opens && items.length === 0 && <PlanNeeded feature="campus_partnerships" title="This" heading="h3" />}
      {data && opens && items.length === 0 && (
        <p className="text-small text-muted">Your requests and their answers will appear here.</p>
      )}
      {items.length > 0 && (
        <ul aria-label="Requests" className="-my-4 divide-y divide-line">
          {items.map((request) => (
            <li key={request.id}>
              <RequestView
                request={request}
                heading="h3"
                actions={
                  canMove(planRequestWorkflow, request.status, 'withdrawn', 'member') && (
                    <Button size="small" variant="quiet" onClick={() => setWithdrawing(request)}>
                      Withdraw<span className="sr-only"> {request.title}</span>
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {!data && opens && (!error || isFetching) && <Skeleton className="h-16 w-full" />}
      {!data && error && !isFetching && <RetryNotice error={error} onRetry={() => void refetch()} />}
      {asking && (
        <Suspense>
          <RequestSheet onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {withdrawing && (
        <ConfirmDialog
          title={`Withdraw “${withdrawing.title}”?`}
          description="It stays in the list, and nobody answers it any more. You can’t undo this."
          keep="Keep it"
          confirm="Withdraw"
          send={() =>
            api.call('plan-requests.withdraw', {
              params: { companyId: withdrawing.company.id, id: withdrawing.id },
              body: {},
            })
          }
          onDone={async () => {
            await refresh();
            toast({ title: 'Request withdrawn' });
          }}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </Card>
  );
}
