import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { LOCATIONS } from '#shared/features/choices.ts';
import type { OpportunityType } from '#shared/features/opportunities.ts';
import { EXPLORE_FILTERS, type Filters } from '../filters.ts';
import { useSkillPicker } from './SkillPicker.tsx';

const CATEGORIES: readonly { value: OpportunityType | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'job', label: 'Jobs' },
  { value: 'internship', label: 'Internships' },
  { value: 'project', label: 'Projects' },
];

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters of /explore. A choice applies at once; typed words apply with Search, Enter or the next choice. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
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
  const skill = useSkillPicker({ skills: chosen.skills, onChange: (skills) => change({ skills }) });

  return (
    <search>
      <form
        onSubmit={search}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-[minmax(0,1fr)_11rem_13rem]"
      >
        <div className="col-span-2 flex items-end gap-3 lg:col-span-1">
          <TextField
            ref={words}
            label="Search"
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={200}
            placeholder="Title, company or skill"
            icon={<SearchIcon />}
            className="flex-1"
          />
          <div className="flex [&>button]:min-h-11">
            <Button type="submit" variant="primary">
              Search
            </Button>
          </div>
        </div>
        <Select
          label="Location"
          name="location"
          options={LOCATIONS}
          placeholder="All"
          value={chosen.location}
          onChange={(event) => change({ location: event.target.value })}
        />
        {skill.field}
        <div className="col-span-full empty:hidden">{skill.panel}</div>
        <div className="col-span-full sm:justify-self-start">
          <SegmentedControl
            label="Category"
            name="type"
            segments={CATEGORIES}
            value={chosen.type}
            onChange={(type) => change({ type: type as Filters['type'] })}
          />
        </div>
      </form>
    </search>
  );
}
