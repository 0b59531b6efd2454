import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';
import { CheckIcon } from '../style/icons.ts';
import { FieldError } from './FieldError.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One thing that is so or not. Label and box are one target. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const describedBy = cx(error && `${boxId}-error`, hint ? `${boxId}-hint` : undefined) || undefined;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex w-fit items-start gap-2.5 py-0.5 text-small has-disabled:text-muted">
        <span className="relative mt-px flex size-5 flex-none">
          <input
            {...input}
            id={boxId}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded-tick border border-line-strong bg-raised transition-colors checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand hover:border-text disabled:border-line disabled:bg-sunken aria-invalid:border-danger aria-invalid:hover:border-danger"
          />
          <CheckIcon
            aria-hidden="true"
            className="pointer-events-none absolute inset-0.5 size-4 stroke-3! text-on-brand opacity-0 peer-checked:opacity-100"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-1.25 top-2.25 h-0.5 rounded-full bg-on-brand opacity-0 peer-indeterminate:opacity-100"
          />
        </span>
        {label}
      </label>
      <FieldError id={`${boxId}-error`} message={error} />
      {hint && (
        <div id={`${boxId}-hint`} className="pl-7.5 text-fine text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
