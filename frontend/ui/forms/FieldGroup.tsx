import { type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';
import { FieldMark, type FieldText } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

interface FieldGroupProps extends FieldText {
  /** `radiogroup` when exactly one may be chosen. */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** Several inputs that answer one question: a fieldset whose legend, hint and error are tied to it. */
export function FieldGroup({ label, hint, error, mark, role = 'group', children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      role={role}
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={cx(error && `${id}-error`, hint ? `${id}-hint` : undefined) || undefined}
      {...(role === 'radiogroup' && { 'aria-required': mark === 'required', 'aria-invalid': Boolean(error) })}
    >
      <legend className="mb-2 text-small font-medium">
        {label}
        <FieldMark mark={mark} />
      </legend>
      {children}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <div id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </div>
      )}
    </fieldset>
  );
}
