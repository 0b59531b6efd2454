import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { SEARCH_MAX, WATCHED_FILTERS, WATCHED_STATES, type WatchedFilters } from '../watched.ts';

const STATES = Object.entries(WATCHED_STATES).map(([value, label]) => ({ value, label }));

interface WatchedFilterBarProps {
  values: WatchedFilters;
  onChange: (changed: Partial<WatchedFilters>, options?: { replace?: boolean }) => void;
}

/** Search by a part of a name or title, and by status. */
export function WatchedFilterBar({ values, onChange }: WatchedFilterBarProps) {
  const choose = (status: string) =>
    onChange(WATCHED_FILTERS.read(new URLSearchParams({ q: values.q, status })));
  return (
    <div className="grid w-full gap-2 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <SearchField
        className="min-w-0"
        label="Search by name or title"
        placeholder="Name or title"
        value={values.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q }, { replace: values.q !== '' })}
      />
      <Select
        className="[&>label]:sr-only"
        label="Status"
        placeholder="Any status"
        options={STATES}
        value={values.status}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
}
