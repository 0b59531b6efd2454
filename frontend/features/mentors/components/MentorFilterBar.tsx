import { Suspense, useState } from 'react';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { FiltersIcon } from '#frontend/ui/style/icons.ts';
import { MENTOR_TYPES } from '#shared/features/mentors/rules.ts';
import { readFilter as read } from '../filters.ts';
import type { AllFiltersProps } from './AllFilters.tsx';

interface MentorFilterBarProps extends AllFiltersProps {
  onClear: () => void;
}

const AllFilters = lazyPart(() => import('./AllFilters.tsx'));

/** Search, the mentor type, and all filters in a sheet. Every choice applies at once. */
export function MentorFilterBar({ values, onChange, onClear }: MentorFilterBarProps) {
  const [all, setAll] = useState(false);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2">
      <SearchField
        className="min-w-0 flex-1"
        label="Search mentors"
        placeholder="Name, skill or company"
        value={values.q}
        maxLength={128}
        onSearch={(q) => onChange({ q }, { replace: values.q !== '' })}
      />
      <Select
        className="w-60 max-md:hidden [&>label]:sr-only"
        label="Mentor type"
        placeholder="Any type"
        options={MENTOR_TYPES}
        value={values.type}
        onChange={({ target }) => onChange(read('type', target.value))}
      />
      <span className="flex [&>button]:min-h-11">
        <Button aria-haspopup="dialog" icon={<FiltersIcon />} onClick={() => setAll(true)}>
          All filters
        </Button>
      </span>
      <Sheet
        side="right"
        title="All filters"
        open={all}
        onOpenChange={setAll}
        footer={
          <>
            <Button onClick={onClear}>Clear Filters</Button>
            <Button variant="primary" onClick={() => setAll(false)}>
              Show mentors
            </Button>
          </>
        }
      >
        <Suspense>
          <AllFilters values={values} onChange={onChange} />
        </Suspense>
      </Sheet>
    </div>
  );
}
