import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { PagedTable } from '#frontend/core/lists/PagedTable.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useCursorPages } from '#frontend/core/lists/useCursorPages.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { EmployerIcon } from '#frontend/ui/style/icons.ts';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import { companyWorkflow } from '#shared/features/companies/rules.ts';
import { COMPANY_FILTERS } from '../adminFilters.ts';
import { PAGE_SIZE, useCompanies } from '../api.ts';
import { CompanyFilterBar } from '../components/CompanyFilterBar.tsx';
import { COMPANY_COLUMNS } from '../components/companyColumns.tsx';

/** `/dashboard/admin/companies`: every company with its verification, its plan and its open postings. */
export default function CompaniesPage() {
  const { values, set, clear, unknown } = useUrlFilters(COMPANY_FILTERS);
  const pages = useCursorPages();
  const companies = useCompanies(values, pages.cursor);
  const { data } = companies;
  const active = [
    ...(values.q ? [{ label: `“${values.q}”`, onRemove: () => set({ q: '' }) }] : []),
    ...(values.status
      ? [
          {
            label: companyWorkflow.statuses[values.status].label,
            onRemove: () => set({ status: '' }),
          },
        ]
      : []),
    ...(values.plan ? [{ label: PLAN_NAMES[values.plan], onRemove: () => set({ plan: '' }) }] : []),
  ];
  const complete = !pages.previous && data?.nextCursor === null;
  return (
    <>
      <PageHeader
        title="Companies"
        description="Every company by name. Verification is decided under Review; the plan can be changed here."
        pinned
      />
      <div className="flex flex-col gap-3 max-sm:pb-16">
        <UnknownFilters {...unknown} />
        <CompanyFilterBar values={values} onChange={set} />
        <ActiveFilters
          count={data ? countInWords(data.items.length, complete) : companies.isError ? '' : 'Loading…'}
          active={active}
          onClear={clear}
        />
        <PagedTable
          label="Companies"
          page={companies}
          pages={pages}
          size={PAGE_SIZE}
          columns={COMPANY_COLUMNS}
          rowId={({ id }) => id}
          rowClass="as-table:h-14"
          empty={
            active.length > 0 ? (
              <NoMatches of="companies" active={active} onClear={clear} />
            ) : (
              <EmptyState icon={<EmployerIcon />} heading="h2" title="No companies yet">
                Companies appear here as soon as an employer has created one.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}

/** How many there are; of other pages it is not known. */
const countInWords = (count: number, complete: boolean): string => {
  const companies = `${count === 0 ? 'No' : count} ${count === 1 ? 'company' : 'companies'}`;
  return complete ? companies : `${companies} on this page`;
};
