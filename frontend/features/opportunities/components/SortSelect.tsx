import { SelectControl } from '#frontend/ui/forms/Select.tsx';
import { SORT_LABELS, type Sort } from '../exploreFilters.ts';

const SORTS: readonly Sort[] = ['match', 'newest', 'deadline'];

interface SortSelectProps {
  value: Sort;
  /** Whether there is anything to match: a profile with skills. */
  withMatch: boolean;
  onChange: (sort: Sort) => void;
}

/** The order of the results. */
export function SortSelect({ value, withMatch, onChange }: SortSelectProps) {
  const shown = SORTS.filter((sort) => withMatch || sort !== 'match');
  return (
    <div className="md:w-42">
      <span aria-hidden="true" className="mb-1.5 block text-small font-medium md:hidden">
        Sort by
      </span>
      <SelectControl
        small
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => onChange(shown.find((sort) => sort === target.value) ?? 'newest')}
      >
        {shown.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </SelectControl>
    </div>
  );
}
