import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { FiltersIcon } from '#frontend/ui/style/icons.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { quickDays, USER_FILTERS, type UserFilters } from '../adminFilters.ts';
import { STATUS_LABELS } from '../adminLabels.ts';

interface UserFilterBarProps {
  values: UserFilters;
  onChange: (changed: Partial<UserFilters>, options?: { replace?: boolean }) => void;
  onClear: () => void;
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A select whose label is for screen readers; in a narrow bar only the sheet has it. */
function QuickSelect(props: ComponentProps<typeof Select>) {
  return <Select {...props} className="w-44 [&>label]:sr-only @max-[60rem]:hidden" />;
}

const statusProps = ({ values, onChange }: Pick<UserFilterBarProps, 'values' | 'onChange'>) => ({
  label: 'Status',
  placeholder: 'Any status',
  options: optionsOf(STATUS_LABELS),
  value: values.status,
  onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onChange({ status: USER_FILTERS.read(new URLSearchParams({ status: target.value })).status }),
});

/** Search first, then the usual filters; all of them in a sheet. Every choice applies at once. */
export function UserFilterBar({ values, onChange, onClear }: UserFilterBarProps) {
  const [all, setAll] = useState(false);
  const now = serverDate();
  return (
    <div className="@container">
      <div className="flex min-h-14 items-center gap-2">
        <SearchField
          className="min-w-0 flex-1"
          label="Search by name or email"
          placeholder="Name or email"
          value={values.q}
          maxLength={128}
          onSearch={(q) => onChange({ q }, { replace: values.q !== '' })}
        />
        <QuickSelect {...statusProps({ values, onChange })} />
        <QuickSelect
          label="Joined"
          placeholder="Joined any time"
          options={quickDays(now, values.joinedFrom)}
          value={values.joinedFrom}
          onChange={(event) => onChange({ joinedFrom: event.target.value, joinedTo: '' })}
        />
        <QuickSelect
          label="Last active"
          placeholder="Active any time"
          options={quickDays(now, values.activeFrom)}
          value={values.activeFrom}
          onChange={(event) => onChange({ activeFrom: event.target.value, activeTo: '' })}
        />
        <span className="flex [&>button]:min-h-11">
          <Button aria-haspopup="dialog" icon={<FiltersIcon />} onClick={() => setAll(true)}>
            Filters
          </Button>
        </span>
      </div>
      <Sheet
        side="right"
        title="Filters"
        open={all}
        onOpenChange={setAll}
        footer={
          <>
            <Button onClick={onClear}>Clear Filters</Button>
            <Button variant="primary" onClick={() => setAll(false)}>
              Show users
            </Button>
          </>
        }
      >
        <AllFilters values={values} onChange={onChange} />
      </Sheet>
    </div>
  );
}

function AllFilters({ values, onChange }: Omit<UserFilterBarProps, 'onClear'>) {
  const day = (name: 'joinedFrom' | 'joinedTo' | 'activeFrom' | 'activeTo', label: string) => (
    <DateField
      label={label}
      value={values[name]}
      // Replaced, because the browser reports each digit of a year.
      onChange={(event) => onChange({ [name]: event.target.value }, { replace: true })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <Select
        label="Role"
        placeholder="All roles"
        options={optionsOf(ROLE_LABELS)}
        value={values.role}
        onChange={({ target }) =>
          onChange({ role: USER_FILTERS.read(new URLSearchParams({ role: target.value })).role })
        }
      />
      <Select {...statusProps({ values, onChange })} />
      <div className="grid grid-cols-2 gap-4">
        {day('joinedFrom', 'Joined from')}
        {day('joinedTo', 'Joined to')}
        {day('activeFrom', 'Active from')}
        {day('activeTo', 'Active to')}
      </div>
    </div>
  );
}
