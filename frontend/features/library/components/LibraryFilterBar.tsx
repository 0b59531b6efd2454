import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { keysIn } from '#shared/core/choice-keys.ts';
import { ENTRY_TYPES, PERMISSIONS } from '#shared/features/library/article.ts';
import { LENGTH_LABELS, LENGTHS, TYPE_LABELS } from '#shared/features/library/rules.ts';
import { type LibraryFilters, PERMISSION_LABELS, SEARCH_MAX } from '../filters.ts';

interface LibraryFilterBarProps {
  values: LibraryFilters;
  onChange: (changed: Partial<LibraryFilters>, options?: { replace?: boolean }) => void;
}

// Not those of the contract, whose schemas would come along.
const ROLES = keysIn(ROLE_LABELS);

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Search, reader, type, length and licence. Every choice applies at once. */
export function LibraryFilterBar({ values, onChange }: LibraryFilterBarProps) {
  return (
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))] print:hidden [&_label]:sr-only">
      <SearchField
        className="col-span-2 lg:col-span-1"
        label="Search the library"
        placeholder="Interview, reference, offer…"
        value={values.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Select
        label="For"
        placeholder="For everyone"
        options={optionsOf(ROLES, ROLE_LABELS)}
        value={values.role}
        onChange={({ target }) => onChange({ role: ROLES.find((one) => one === target.value) ?? '' })}
      />
      <Select
        label="Type"
        placeholder="Any type"
        options={optionsOf(ENTRY_TYPES, TYPE_LABELS)}
        value={values.type}
        onChange={({ target }) => onChange({ type: ENTRY_TYPES.find((one) => one === target.value) ?? '' })}
      />
      <Select
        label="Length"
        placeholder="Any length"
        options={optionsOf(LENGTHS, LENGTH_LABELS)}
        value={values.length}
        onChange={({ target }) => onChange({ length: LENGTHS.find((one) => one === target.value) ?? '' })}
      />
      <Select
        label="Licence"
        placeholder="Any licence"
        options={optionsOf(PERMISSIONS, PERMISSION_LABELS)}
        value={values.licence}
        onChange={({ target }) =>
          onChange({ licence: PERMISSIONS.find((one) => one === target.value) ?? '' })
        }
      />
    </div>
  );
}
