import { useFacetOptions } from '#frontend/core/lists/useFacetOptions.ts';
import { Combobox } from '#frontend/ui/forms/Combobox.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { LOCATIONS } from '#shared/core/choices.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import type { Filters } from '../exploreFilters.ts';
import { useSkillPicker } from './SkillPicker.tsx';

const CATEGORIES: readonly { value: OpportunityType | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'job', label: 'Jobs' },
  { value: 'internship', label: 'Internships' },
  { value: 'project', label: 'Projects' },
];

interface FilterFieldsProps {
  chosen: Filters;
  /** The list is of one category only. */
  fixedType: boolean;
  onChange: (changed: Partial<Filters>) => void;
}

/** Category, location and skills: beside the search on a wide screen, in a sheet on a phone. */
export function FilterFields({ chosen, fixedType, onChange }: FilterFieldsProps) {
  const places = useFacetOptions('location', LOCATIONS);
  const skill = useSkillPicker({ skills: chosen.skills, onChange: (skills) => onChange({ skills }) });
  return (
    <div
      className={cx(
        'grid gap-x-3 gap-y-4 md:items-end',
        fixedType
          ? 'md:grid-cols-[minmax(11rem,1fr)_minmax(11rem,1fr)]'
          : 'md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]',
      )}
    >
      {!fixedType && (
        <SegmentedControl
          label="Category"
          name="type"
          segments={CATEGORIES}
          value={chosen.type}
          onChange={(chosenType) =>
            onChange({ type: CATEGORIES.find(({ value }) => value === chosenType)?.value ?? '' })
          }
        />
      )}
      <Combobox
        label="Location"
        name="location"
        {...places}
        placeholder="All"
        maxLength={80}
        value={chosen.location}
        onChoose={(location) => onChange({ location })}
      />
      {skill.field}
      <div className="col-span-full empty:hidden">{skill.panel}</div>
    </div>
  );
}
