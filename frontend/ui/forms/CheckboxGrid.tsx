import type { ComponentProps } from 'react';
import { CheckIcon } from '../style/icons.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

interface Option {
  value: string;
  label: string;
}

interface CheckboxGridProps extends FieldText, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> {
  /** What can be chosen; a plain string is its own label. */
  options: readonly (string | Option)[];
  /** The chosen ones, when a parent keeps them. With react-hook-form leave it out and spread `register`. */
  value?: readonly string[];
}

/** Any number of a short list, as chips that can be switched on. Each chip is a real checkbox. */
export function CheckboxGrid({ label, hint, error, mark, options, value, ...input }: CheckboxGridProps) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return (
    <FieldGroup label={label} hint={hint} error={error} {...(mark && { mark })}>
      <div className="flex flex-wrap gap-2">
        {choices.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3.5 text-small transition-colors select-none hover:border-text has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              {...input}
              {...(value && { checked: value.includes(option.value) })}
              type="checkbox"
              value={option.value}
              className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
            />
            <CheckIcon aria-hidden="true" className="-ml-1 hidden size-4 stroke-2! peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
