import type { ReactNode } from 'react';
import type { FieldText } from '#frontend/ui/forms/Field.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';

interface CheckRowsProps extends FieldText {
  options: readonly { value: number; label: ReactNode }[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  disabled?: boolean;
}

/** Any number of a few sentences. Each row is a real checkbox. */
export function CheckRows({ options, chosen, onChange, disabled, ...text }: CheckRowsProps) {
  const toggle = (value: number, on: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <FieldGroup {...text}>
      <div className="grid gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-raised px-3.5 py-2.5 transition-colors hover:border-text has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <span className="relative mt-0.75 flex size-4.5 flex-none">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                disabled={disabled}
                onChange={({ target }) => toggle(value, target.checked)}
                className="peer size-4.5 appearance-none rounded-tick border border-line-strong bg-raised outline-none checked:border-brand checked:bg-brand"
              />
              <CheckIcon
                aria-hidden="true"
                className="pointer-events-none absolute inset-0.5 size-3.5 stroke-3! text-on-brand opacity-0 peer-checked:opacity-100"
              />
            </span>
            <span className="min-w-0 flex-1 text-small font-medium">{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
