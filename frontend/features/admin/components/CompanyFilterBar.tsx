import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import { companyWorkflow } from '#shared/features/companies/rules.ts';
import { COMPANY_FILTERS, type CompanyFilters } from '../adminFilters.ts';

interface CompanyFilterBarProps {
  values: CompanyFilters;
  onChange: (changed: Partial<CompanyFilters>, options?: { replace?: boolean }) => void;
}

const STATUSES = Object.entries(companyWorkflow.statuses).map(([value, { label }]) => ({ value, label }));
const PLANS = Object.entries(PLAN_NAMES).map(([value, label]) => ({ value, label }));

/** Search by name, verification and plan. Every choice applies at once. */
export function CompanyFilterBar({ values, onChange }: CompanyFilterBarProps) {
  const choose = (name: 'status' | 'plan', value: string) =>
    onChange({ [name]: COMPANY_FILTERS.read(new URLSearchParams({ [name]: value }))[name] });
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_13rem_11rem]">
      <SearchField
        className="min-w-0 max-md:col-span-2"
        label="Search by name"
        placeholder="Company name"
        value={values.q}
        maxLength={120}
        onSearch={(q) => onChange({ q }, { replace: values.q !== '' })}
      />
      <Select
        className="[&>label]:sr-only"
        label="Verification"
        placeholder="Any status"
        options={STATUSES}
        value={values.status}
        onChange={({ target }) => choose('status', target.value)}
      />
      <Select
        className="[&>label]:sr-only"
        label="Plan"
        placeholder="Any plan"
        options={PLANS}
        value={values.plan}
        onChange={({ target }) => choose('plan', target.value)}
      />
    </div>
  );
}
