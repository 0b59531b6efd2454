import type { ComponentProps } from 'react';
import { cx } from '../style/cx.ts';
import { ChevronDownIcon } from '../style/icons.ts';
import { Field, type FieldText } from './Field.tsx';

interface Option {
  value: string;
  label: string;
}

interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** What can be chosen; a plain string is its own label. */
  options: readonly (string | Option)[];
  /** The words of the empty choice (value `''`). Without it there is no empty choice. */
  placeholder?: string;
  /** The error is read out as soon as it appears. */
  alert?: boolean;
  className?: string;
}

interface SelectControlProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** As high as a small button, for the head of a card. */
  small?: boolean;
}

/** The select of a field, without its label. */
export function SelectControl({ small = false, ...select }: SelectControlProps) {
  return (
    <div className="relative">
      <select
        {...select}
        className={cx('control appearance-none truncate pr-10!', small && 'min-h-9! py-1! text-small!')}
      />
      <ChevronDownIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}

/** One of a list. The browser's own select: it works everywhere and needs no inline styles. */
export function Select({
  id,
  label,
  hint,
  error,
  mark,
  options,
  placeholder,
  className,
  alert,
  ...select
}: SelectProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(mark && { mark })}
      className={className}
      alert={alert}
    >
      {(control) => (
        <SelectControl {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: words } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </SelectControl>
      )}
    </Field>
  );
}
