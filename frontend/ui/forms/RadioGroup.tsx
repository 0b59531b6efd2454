import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line that explains the choice. */
  description?: ReactNode;
}

interface RadioGroupProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue'> {
  /** Shared by its inputs; react-hook-form's `register` brings it along. */
  name: string;
  options: readonly RadioOption[];
  /** The chosen one, when a parent keeps it. */
  value?: string;
  /** The initial choice of an uncontrolled group. */
  defaultValue?: string;
  /** How many are side by side on screens that have room. */
  columns?: 1 | 2 | 3;
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** Exactly one of a few, all visible. */
export function RadioGroup({
  label,
  hint,
  error,
  mark,
  options,
  value,
  defaultValue,
  columns = 1,
  ...input
}: RadioGroupProps) {
  return (
    <FieldGroup role="radiogroup" label={label} hint={hint} error={error} {...(mark && { mark })}>
      <div className={cx('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-raised px-3.5 py-2.5 transition-colors hover:border-text has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              {...input}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              type="radio"
              value={option.value}
              className="mt-0.75 size-4.5 flex-none appearance-none rounded-full border border-line-strong bg-raised outline-none checked:border-[5px] checked:border-brand"
            />
            <span className="min-w-0 flex-1 text-small">
              <span className="block font-medium">{option.label}</span>
              {option.description && <span className="block text-muted">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
