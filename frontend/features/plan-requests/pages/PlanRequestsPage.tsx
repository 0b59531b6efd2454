import { Suspense, useState } from 'react';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { LoadMore } from '#frontend/ui/data/LoadMore.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { EmployerIcon } from '#frontend/ui/style/icons.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { PlanRequest } from '#shared/features/plan-requests/routes.ts';
import { statusesFrom } from '../answering.ts';
import { useRequests } from '../api.ts';
import { RequestView } from '../components/RequestView.tsx';

const AnswerSheet = lazyPart(() => import('../components/AnswerSheet.tsx'));

const FILTERS = defineFilters({ view: choiceFilter(['all'] as const) });

/** `/dashboard/admin/plan-requests`: what companies ask for under their plans. */
export default function PlanRequestsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const view = values.view || 'waiting';
  const content = <Requests key={view} view={view} />;
  return (
    <>
      <PageHeader
        title="Plan requests"
        description="Campus partnerships and custom integrations that companies on Enterprise ask for. Each has a day by which its first answer is promised."
      />
      <Tabs
        label="Requests"
        value={view}
        onChange={(value) => set({ view: value === 'all' ? 'all' : '' })}
        tabs={[
          { value: 'waiting', label: 'Waiting', content },
          { value: 'all', label: 'All', content },
        ]}
      />
    </>
  );
}

function Requests({ view }: { view: 'waiting' | 'all' }) {
  const list = useRequests(view);
  const [answering, setAnswering] = useState<PlanRequest>();
  return (
    <>
      <ListStates
        list={list}
        skeleton={<RequestsSkeleton />}
        failed={{ title: 'We couldn’t load the requests' }}
        empty={
          <EmptyState
            icon={<EmployerIcon />}
            heading="h2"
            title={view === 'all' ? 'No requests yet' : 'Nothing is waiting'}
          >
            Requests of companies on the Enterprise plan appear here.
          </EmptyState>
        }
      >
        {() => (
          <>
            <ul aria-label="Requests" className="divide-y divide-line border-y border-line">
              {itemsOf(list).map((request) => (
                <li key={request.id}>
                  <RequestView
                    request={request}
                    heading="h2"
                    from={<From request={request} />}
                    actions={
                      statusesFrom(request.status).length > 0 && (
                        <Button size="small" variant="primary" onClick={() => setAnswering(request)}>
                          Answer<span className="sr-only"> {request.title}</span>
                        </Button>
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            <LoadMore
              more={list.hasNextPage}
              pending={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </ListStates>
      {answering && (
        <Suspense>
          <AnswerSheet request={answering} onClose={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function From({ request: { company, by, email } }: { request: PlanRequest }) {
  return (
    <p className="wrap-anywhere">
      <TextLink to={`/companies/${company.id}`}>
        <bdi>{company.name}</bdi>
      </TextLink>
      <span className="text-muted">
        {' '}
        · <bdi>{by.name}</bdi> · {shownAddress(email)}
      </span>
    </p>
  );
}

function RequestsSkeleton() {
  return (
    <SkeletonRows
      label="Loading the requests…"
      className="divide-y divide-line border-y border-line"
      rowClass="flex flex-col gap-2 py-4"
    >
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-12 w-full" />
    </SkeletonRows>
  );
}
