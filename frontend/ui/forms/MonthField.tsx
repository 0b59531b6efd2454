import { type Ref, useState } from 'react';
import { withPlainDigits } from '#shared/core/typed-numbers.ts';
import { later } from '../data/later.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { SelectControl } from './Select.tsx';

interface MonthFieldProps extends Omit<FieldText, 'label'> {
  /** Names the question, and with it the two fields. */
  label: string;
  name: string;
  /** `YYYY-MM`, `YYYY` or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const months = later(() => {
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2000, index)),
  }));
});

/** A month and a year, or only a year. */
export function MonthField({ label, name, value, onChange, onBlur, ref, ...group }: MonthFieldProps) {
  const [year = '', month = ''] = value.split('-');
  /** A month that was chosen before its year. */
  const [early, setEarly] = useState('');
  const chosen = year === '' ? early : month;
  const change = (nextYear: string, nextMonth: string) => {
    setEarly(nextMonth);
    onChange(nextYear === '' || nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`);
  };
  const invalid = group.error ? true : undefined;
  return (
    <FieldGroup label={label} {...group}>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <SelectControl
          aria-label={`${label}, month`}
          aria-invalid={invalid}
          value={chosen}
          onChange={({ target }) => change(year, target.value)}
          onBlur={onBlur}
        >
          <option value="">Month</option>
          {months().map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectControl>
        <input
          ref={ref}
          name={name}
          aria-label={`${label}, year`}
          aria-invalid={invalid}
          inputMode="numeric"
          placeholder="Year"
          value={year}
          onChange={({ target }) => change(withPlainDigits(target.value).replaceAll(/[-\s]/g, ''), chosen)}
          onBlur={onBlur}
          className="control tabular-nums"
        />
      </div>
    </FieldGroup>
  );
}
