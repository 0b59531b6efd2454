import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { EXPLORE_FILTERS, type Filters } from '../exploreFilters.ts';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';

interface FilterBarProps {
  filters: Filters;
  /** The list is of one category only. */
  fixedType: boolean;
  /** Chooses the order of the results, on a phone. */
  order: ReactNode;
  onChange: (filters: Filters) => void;
  onClear: () => void;
}

/**
 * The filters of a list of opportunities. A choice applies at once; typed words apply with Search, Enter or the next choice. On a phone
 * the search stays in view, and the other filters are in a sheet.
 */
export function FilterBar({ filters, fixedType, order, onChange, onClear }: FilterBarProps) {
  const words = useRef<HTMLInputElement>(null);
  // The address follows in a transition: a choice shows before that, and the next one builds on it.
  const [chosen, setChosen] = useState(filters);
  const address = EXPLORE_FILTERS.write(filters).toString();
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setChosen(filters);
  }
  // The back button brings other words. The ones just submitted are in the field already, with the caret among them, and
  // so may be words that were typed before React arrived.
  const submitted = useRef(filters.q);
  useEffect(() => {
    if (submitted.current === filters.q) return;
    submitted.current = filters.q;
    if (words.current && words.current.value.trim() !== filters.q) words.current.value = filters.q;
  }, [filters.q]);
  const change = (changed: Partial<Filters>) => {
    const next = { ...chosen, q: words.current?.value.trim() ?? filters.q, ...changed };
    setChosen(next);
    onChange(next);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };

  return (
    <search
      data-sticky="below-top-bar"
      className="@container max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-4 max-md:bg-surface max-md:px-4 noscript:static"
    >
      <form
        onSubmit={search}
        className="flex flex-col gap-4 py-1.5 md:py-0 @min-[66rem]:flex-row @min-[66rem]:items-start @min-[66rem]:gap-3"
      >
        <div className="flex flex-1 items-end gap-2 md:gap-3">
          <div className="relative flex-1">
            <TextField
              ref={words}
              label="Search"
              type="search"
              name="q"
              enterKeyHint="search"
              defaultValue={filters.q}
              maxLength={200}
              placeholder="Title, company or skill"
              icon={<SearchIcon />}
              className="max-md:[&>label]:sr-only"
            />
            {/* On a phone the icon in the field is the button. */}
            <button type="submit" className="absolute bottom-0 left-0 size-11 rounded-control md:hidden">
              <VisuallyHidden>Search</VisuallyHidden>
            </button>
          </div>
          <div className="flex max-md:hidden [&>button]:min-h-11">
            <Button type="submit">Search</Button>
          </div>
          <FilterSheet
            chosen={chosen}
            fixedType={fixedType}
            order={order}
            onChange={change}
            onClear={onClear}
          />
        </div>
        {/* In one row the search keeps the room that its words need. */}
        <div className="max-md:hidden noscript:block @min-[66rem]:w-152">
          <FilterFields chosen={chosen} fixedType={fixedType} onChange={change} />
        </div>
      </form>
    </search>
  );
}
