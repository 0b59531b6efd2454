import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { EmployerIcon } from '#frontend/ui/style/icons.ts';
import { QueryPanel } from '../components/QueryPanel.tsx';
import { FAIRNESS_FILTERS, type FairnessFilters } from '../fairnessFilters.ts';

/** `/dashboard/admin/fairness`: the same for any company, which is chosen first. */
export default function CompanyFairnessPage() {
  const { values, set, searchFor } = useUrlFilters(FAIRNESS_FILTERS);
  return values.company ? (
    <Company values={values} set={set} back={searchFor({})} />
  ) : (
    <>
      <PageHeader title="Fairness" description="Choose a company to see its rates by group." />
      <Companies values={values} set={set} linkTo={(company) => searchFor({ company })} />
    </>
  );
}

interface PartProps {
  values: FairnessFilters;
  set: (changed: Partial<FairnessFilters>, options?: { replace?: boolean }) => void;
}

function Company({ values, set, back }: PartProps & { back: string }) {
  const params = { id: values.company };
  const { data: company } = useQuery(api.query('companies.get', { params }));
  const query = useQuery(api.query('fairness.ofCompany', { params }));
  return (
    <>
      <PageHeader
        title={company ? `Fairness at ${company.name}` : 'Fairness'}
        description="How far candidates of each group came, from what they told us voluntarily and for this alone."
        above={
          <TextLink quiet to={back}>
            All companies
          </TextLink>
        }
      />
      <QueryPanel query={query} values={values} set={set} />
    </>
  );
}

function Companies({ values, set, linkTo }: PartProps & { linkTo: (company: string) => string }) {
  const { data, isError, error, refetch } = useQuery({
    ...api.query('moderation.companies', { query: { q: values.q, limit: 50 } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex max-w-form flex-col gap-4">
      <SearchField
        label="Search companies"
        placeholder="Part of the name"
        maxLength={120}
        value={values.q}
        onSearch={(q) => set({ q }, { replace: true })}
      />
      {!data && isError && <RetryNotice error={error} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonRows label="Loading companies…" rows={8} rowClass="py-3">
          <Skeleton className="h-6 w-64 max-w-full" />
        </SkeletonRows>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={<EmployerIcon />} heading="h2" title="No company has this name">
          Try a part of the name.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label="Companies" className="rounded-card border border-line bg-raised">
          {data.items.map(({ id, name }) => (
            <li key={id} className="border-t border-line px-4 py-3 first:border-t-0">
              <TextLink quiet to={linkTo(id)}>
                <bdi>{name}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {data?.nextCursor && <p className="text-small text-muted">Search to find the others.</p>}
    </div>
  );
}
