import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { type ManagedFilters, SHOW_LABELS, SHOWS } from '../managing.ts';

interface ManagedFilterBarProps {
  values: ManagedFilters;
  onChange: (changed: Partial<ManagedFilters>, options?: { replace?: boolean }) => void;
}

/** Search by title, and which entries are shown. */
export function ManagedFilterBar({ values, onChange }: ManagedFilterBarProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,20rem)_14rem] [&_label]:sr-only">
      <SearchField
        label="Search by title"
        placeholder="Title"
        value={values.q}
        maxLength={100}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Select
        label="Show"
        placeholder="All entries"
        options={SHOWS.map((value) => ({ value, label: SHOW_LABELS[value] }))}
        value={values.show}
        onChange={({ target }) => onChange({ show: SHOWS.find((one) => one === target.value) ?? '' })}
      />
    </div>
  );
}
