import { Button } from '#frontend/ui/actions/Button.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { FIGURE_FILTERS, type FigureFilters, type Period } from '../figureFilters.ts';

interface FigureFilterBarProps {
  values: FigureFilters;
  period: Period;
  set: (changed: Partial<FigureFilters>, options?: { replace?: boolean }) => void;
  clear: () => void;
  filtered: boolean;
  /** What is wrong with the range. */
  problem: string | undefined;
}

const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));

/** The range, the role, and how the range is divided. */
export function FigureFilterBar({ values, period, set, clear, filtered, problem }: FigureFilterBarProps) {
  const choose = (name: keyof FigureFilters, text: string, options?: { replace: boolean }) => {
    const read = FIGURE_FILTERS.read(new URLSearchParams({ [name]: text }));
    set({ [name]: read[name] }, options);
  };
  return (
    <div data-printed="" className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <DateField
        label="From"
        error={problem}
        value={values.from}
        onChange={({ target }) => choose('from', target.value, { replace: true })}
      />
      <DateField
        label="To"
        value={values.to}
        onChange={({ target }) => choose('to', target.value, { replace: true })}
      />
      <Select
        label="Role"
        className="min-w-40 max-md:col-span-2"
        placeholder="All roles"
        options={ROLES}
        value={values.role}
        onChange={({ target }) => choose('role', target.value)}
      />
      <div className="max-md:col-span-2">
        <SegmentedControl
          label="Periods"
          name="by"
          segments={[
            { value: 'day', label: 'Days' },
            { value: 'week', label: 'Weeks' },
            { value: 'month', label: 'Months' },
          ]}
          value={period}
          onChange={(by) => choose('by', by)}
        />
      </div>
      {filtered && (
        <Button variant="quiet" onClick={clear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}
