import { AddSkill } from '#frontend/core/lists/AddSkill.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { APPLICATION_STATUSES, applicationWorkflow } from '#shared/features/applications/rules.ts';
import { type Change, SCREENING_FILTERS, type ScreeningFilters } from '../screeningFilters.ts';

interface ScreeningFilterBarProps {
  values: ScreeningFilters;
  posting: string;
  postings: readonly { readonly id: string; readonly title: string; readonly applicants: number }[];
  onChange: Change;
}

/** The posting first, then what narrows the list. Every choice applies at once. */
export function ScreeningFilterBar({ values, posting, postings, onChange }: ScreeningFilterBarProps) {
  const unlisted = postings.some(({ id }) => id === posting)
    ? []
    : [{ value: posting, label: 'Another posting' }];
  return (
    <div className="grid grid-cols-2 items-end gap-3 max-sm:*:last:col-span-2 @split:grid-cols-4">
      <Select
        label="Posting"
        className="max-sm:col-span-2"
        options={[
          ...postings.map(({ id, title, applicants }) => ({ value: id, label: `${title} (${applicants})` })),
          ...unlisted,
        ]}
        value={posting}
        onChange={({ target }) => onChange({ ...SCREENING_FILTERS.none, opportunityId: target.value })}
      />
      <Select
        label="Match"
        placeholder="Any match"
        disabled={values.group !== ''}
        options={['50', '60', '70', '80', '90'].map((value) => ({ value, label: `${value}% or more` }))}
        value={values.group === '' ? values.minMatch : ''}
        onChange={({ target }) => onChange({ minMatch: target.value })}
      />
      <Select
        label="Status"
        placeholder="Any status"
        options={APPLICATION_STATUSES.filter((status) => status !== 'withdrawn').map((value) => ({
          value,
          label: applicationWorkflow.statuses[value].label,
        }))}
        value={values.status}
        onChange={({ target }) =>
          onChange({ status: SCREENING_FILTERS.read(new URLSearchParams({ status: target.value })).status })
        }
      />
      <AddSkill chosen={values.skills} onAdd={(skill) => onChange({ skills: [...values.skills, skill] })} />
    </div>
  );
}
