import { Suspense, useState } from 'react';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { FiltersIcon } from '#frontend/ui/style/icons.ts';
import { ORDERS, readFilter as read } from '../applicantFilters.ts';
import type { AllFiltersProps } from './AllFilters.tsx';

interface ApplicantFilterBarProps extends AllFiltersProps {
  onClear: () => void;
}

const AllFilters = lazyPart(() => import('./AllFilters.tsx'));

/** Search first, then the order, then all filters in a sheet. Every choice applies at once. */
export function ApplicantFilterBar({ values, postings, onChange, onClear }: ApplicantFilterBarProps) {
  const [all, setAll] = useState(false);
  return (
    <div className="@container">
      <div className="flex min-h-14 flex-wrap items-center gap-2">
        <SearchField
          className="min-w-72 flex-1"
          label="Search applicants"
          placeholder="Name, school, skill or place"
          value={values.q}
          maxLength={100}
          onSearch={(q) => onChange({ q }, { replace: values.q !== '' })}
        />
        <Select
          label="Order"
          className="w-60 max-md:hidden @max-split:flex-1 [&>label]:sr-only"
          placeholder="Longest waiting first"
          options={ORDERS}
          value={values.sort}
          onChange={({ target }) => onChange(read('sort', target.value))}
        />
        <span className="flex [&>button]:min-h-11">
          <Button aria-haspopup="dialog" icon={<FiltersIcon />} onClick={() => setAll(true)}>
            Advanced Filters
          </Button>
        </span>
      </div>
      <Sheet
        side="right"
        title="Advanced Filters"
        open={all}
        onOpenChange={setAll}
        footer={
          <>
            <Button onClick={onClear}>Clear Filters</Button>
            <Button variant="primary" onClick={() => setAll(false)}>
              Show applicants
            </Button>
          </>
        }
      >
        <Suspense>
          <AllFilters values={values} postings={postings} onChange={onChange} />
        </Suspense>
      </Sheet>
    </div>
  );
}
