import { Suspense } from 'react';
import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { useSelection } from '#frontend/core/lists/selection/useSelection.ts';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { ApplicantsIcon } from '#frontend/ui/style/icons.ts';
import { POSTING_SCREENS } from '#shared/features/postings/screens.ts';
import { SCREENING_SCREENS } from '#shared/features/screening/rules.ts';
import { idOf, useApplicants } from '../api.ts';
import { APPLICANT_FILTERS, activeFilters, STATUS_TABS } from '../applicantFilters.ts';
import { ApplicantFilterBar } from '../components/ApplicantFilterBar.tsx';
import { ApplicantQueue } from '../components/ApplicantQueue.tsx';
import { BulkBar } from '../components/BulkBar.tsx';
import { ExportButton, useExport } from '../components/ExportData.tsx';
import { PostingStrip } from '../components/PostingStrip.tsx';
import { UndoBar } from '../components/UndoBar.tsx';
import { useTriage } from '../useTriage.ts';

const ExportProgress = lazyPart(() => import('../components/ExportProgress.tsx'));

const TAB_LABELS = { new: 'New', reviewed: 'Reviewed', interview_scheduled: 'Interviews' };

/** `/dashboard/employer/applicants`, and the same for alumni: everyone who applied, to be answered. */
export default function ApplicantsPage() {
  const { role } = useCurrentUser();
  const filters = useUrlFilters(APPLICANT_FILTERS);
  const { values } = filters;
  const list = useApplicants(values);
  const triage = useTriage();
  const exporting = useExport(values);
  const first = list.data?.pages[0];
  const { counts, postings = [] } = first ?? {};
  const items = itemsOf(list).map((applicant) => ({ ...applicant, id: idOf(applicant) }));
  const open = useOpenItem(undefined);
  const selection = useSelection({
    items,
    idOf,
    nameOf: ({ name }) => name,
    scope: APPLICANT_FILTERS.write(values).toString(),
  });
  const active = activeFilters(values, filters.set);
  // On a narrow screen the open applicant is in place of everything else.
  const alone = open.named !== null && !open.wide;
  const screened = values.opportunityId === '' ? {} : { opportunityId: values.opportunityId };
  const clear = () => filters.set({ ...APPLICANT_FILTERS.none, opportunityId: values.opportunityId });
  const queue = (
    <ApplicantQueue list={list} items={items} open={open} selection={selection} triage={triage} />
  );
  const content = (
    <div className="flex flex-col gap-4">
      <BulkBar selection={selection} triage={triage} list={list}>
        <ApplicantFilterBar values={values} postings={postings} onChange={filters.set} onClear={clear} />
      </BulkBar>
      <ActiveFilters count={first ? foundWords(first.found) : ''} active={active} onClear={clear} />
      <ListStates
        list={list}
        skeleton={<CardsSkeleton />}
        failed={{ title: 'We couldn’t load the applicants' }}
        empty={
          active.length > 0 || counts?.all !== 0 ? (
            <NoMatches
              of="applicants"
              total={counts?.all}
              active={
                active.length > 0
                  ? active
                  : [{ label: 'this tab', onRemove: () => filters.set({ status: '' }) }]
              }
              onClear={() => filters.set({ ...APPLICANT_FILTERS.none })}
            />
          ) : (
            <EmptyState
              icon={<ApplicantsIcon />}
              heading="h2"
              title="No applicants yet"
              action={
                (role === 'employer' || role === 'alumni') && (
                  <ButtonLink to={POSTING_SCREENS[role]}>Go to your postings</ButtonLink>
                )
              }
            >
              Share the posting to reach candidates. Everyone who applies appears here.
            </EmptyState>
          )
        }
      >
        {() => queue}
      </ListStates>
    </div>
  );
  const tab = (value: keyof typeof TAB_LABELS | 'all', label: string) => ({
    value,
    label,
    ...(counts && { count: counts[value] }),
    content,
  });
  if (alone && list.data)
    return (
      <>
        <PageHeader title="Applicants" />
        {queue}
        <UndoBar triage={triage} />
      </>
    );
  return (
    <>
      <PageHeader
        title="Applicants"
        description="Everyone who applied, the longest waiting first. Every answer counts for the reply you promised."
        action={
          <>
            {(role === 'employer' || role === 'alumni') && counts !== undefined && counts.all > 1 && (
              <ButtonLink to={`${SCREENING_SCREENS[role]}?${new URLSearchParams(screened)}`}>
                Compare
              </ButtonLink>
            )}
            <ExportButton exporting={exporting} found={first?.found} />
          </>
        }
      />
      <div className="flex flex-col gap-6 pb-16">
        <UnknownFilters {...filters.unknown} />
        {exporting.shown !== null && (
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            <ExportProgress key={exporting.shown} id={exporting.shown} exporting={exporting} />
          </Suspense>
        )}
        {list.isPending && <Skeleton className="h-38 w-full rounded-card" />}
        {postings.length > 0 && (
          <PostingStrip
            postings={postings}
            chosen={values.opportunityId}
            searchFor={(opportunityId) => filters.searchFor({ ...values, opportunityId })}
          />
        )}
        <Tabs
          label="Status"
          value={STATUS_TABS.find((one) => one === values.status) ?? 'all'}
          onChange={(value) => filters.set({ status: STATUS_TABS.find((one) => one === value) ?? '' })}
          tabs={[tab('all', 'All'), ...STATUS_TABS.map((status) => tab(status, TAB_LABELS[status]))]}
        />
      </div>
      <UndoBar triage={triage} />
    </>
  );
}

const foundWords = (found: number): string =>
  `${found.toLocaleString('en')} ${found === 1 ? 'applicant' : 'applicants'}`;

function CardsSkeleton() {
  return (
    <SkeletonRows
      label="Loading the applicants…"
      className="flex flex-col gap-4"
      rows={4}
      rowClass="flex h-64 flex-col gap-4 rounded-card border border-line p-5"
    >
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="h-4 w-64 max-w-full" />
    </SkeletonRows>
  );
}
